import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { sandboxPayments } from '#server/db/schema/payments.ts'
import {
  ForgedEventError,
  type PaymentProvider,
  type ProviderSubscription,
  type SandboxDesk,
} from './payment-provider.ts'

/** Test cards and their outcomes; spaces don't count. */
const CARDS: Record<string, 'paid' | 'slow' | 'declined'> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000000077': 'slow',
}

/** How long the slow card's payment takes, in milliseconds: long enough for pressing 'Verify Payment' once too early. */
const SLOW_MS = 10_000

type Row = typeof sandboxPayments.$inferSelect

/** Stands in for a payment service, with our own payment page, free test cards, and months that end like real ones. */
export function createSandbox(db: Database, publicUrl: string): PaymentProvider {
  const ownOpen = (id: string, userId: string) =>
    and(
      eq(sandboxPayments.id, id),
      eq(sandboxPayments.userId, userId),
      isNull(sandboxPayments.paidAt),
      isNull(sandboxPayments.endsAt),
    )
  const desk: SandboxDesk = {
    isOpen: async (paymentId, userId) =>
      (await db.select({ id: sandboxPayments.id }).from(sandboxPayments).where(ownOpen(paymentId, userId))).length > 0,
    pay: async (paymentId, userId, card) => {
      const outcome = CARDS[card.replaceAll(/\s/g, '')] ?? 'unknown_card'
      if (outcome !== 'paid' && outcome !== 'slow') return outcome
      const paidAt = new Date(Date.now() + (outcome === 'slow' ? SLOW_MS : 0))
      await db.update(sandboxPayments).set({ paidAt }).where(ownOpen(paymentId, userId))
      return outcome
    },
  }
  return {
    name: 'sandbox',
    sandbox: desk,
    findOrCreateCustomer: async ({ userId }) => userId,
    updateEmail: async () => undefined,
    createCheckout: async ({ userId }) => {
      const id = randomBytes(16).toString('base64url')
      await db.delete(sandboxPayments).where(and(eq(sandboxPayments.userId, userId), isNull(sandboxPayments.paidAt)))
      await db.insert(sandboxPayments).values({ id, userId })
      return `${publicUrl}/sandbox-payment?${new URLSearchParams({ payment: id })}`
    },
    findSubscription: async (userId) => {
      const paid = and(eq(sandboxPayments.userId, userId), lte(sandboxPayments.paidAt, new Date()))
      const [row] = await db.select().from(sandboxPayments).where(paid).orderBy(desc(sandboxPayments.paidAt)).limit(1)
      return row ? readSubscription(row, new Date()) : null
    },
    cancelAtPeriodEnd: async (id) => {
      const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
      if (!row?.paidAt || row.endsAt) return
      const endsAt = endOfMonth(row.paidAt, new Date())
      await db.update(sandboxPayments).set({ cancelAtPeriodEnd: true, endsAt }).where(eq(sandboxPayments.id, id))
    },
    resume: async (id) => {
      const canceling = and(eq(sandboxPayments.id, id), eq(sandboxPayments.cancelAtPeriodEnd, true))
      await db.update(sandboxPayments).set({ cancelAtPeriodEnd: false, endsAt: null }).where(canceling)
    },
    endSubscriptions: async (userId) => {
      const now = new Date()
      const running = or(isNull(sandboxPayments.endsAt), eq(sandboxPayments.cancelAtPeriodEnd, true))
      await db
        .update(sandboxPayments)
        .set({ endsAt: now, cancelAtPeriodEnd: false })
        .where(and(eq(sandboxPayments.userId, userId), isNotNull(sandboxPayments.paidAt), running))
    },
    endSubscription: async (id) => {
      await db
        .update(sandboxPayments)
        .set({ endsAt: new Date(), cancelAtPeriodEnd: false })
        .where(eq(sandboxPayments.id, id))
    },
    // Nothing was paid, so there is nothing to refund.
    cancelAndRefund: async (id) => {
      await db.delete(sandboxPayments).where(eq(sandboxPayments.id, id))
    },
    createPortal: async () => null,
    readEvent: async () => {
      throw new ForgedEventError('the sandbox sends no events')
    },
  }
}

function readSubscription({ id, paidAt, endsAt, cancelAtPeriodEnd }: Row, now: Date): ProviderSubscription {
  if (endsAt) {
    const canceling = cancelAtPeriodEnd && endsAt > now
    return { id, status: canceling ? 'canceling' : 'canceled', periodEnd: endsAt, surplus: [] }
  }
  return { id, status: 'active', periodEnd: endOfMonth(paidAt ?? now, now), surplus: [] }
}

/** Returns the end of the current month, counted from the payment; each month renews automatically. */
function endOfMonth(paidAt: Date, now: Date): Date {
  for (let month = 1; ; month += 1) {
    const end = new Date(paidAt)
    const day = end.getUTCDate()
    end.setUTCMonth(end.getUTCMonth() + month)
    // In a month of thirty days, the 31st becomes the last day.
    if (end.getUTCDate() !== day) end.setUTCDate(0)
    if (end > now) return end
  }
}
