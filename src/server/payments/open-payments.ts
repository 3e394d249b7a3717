import type { Database } from '#server/db/database.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'
import { createSandbox } from './sandbox.ts'

/** Opens the configured provider; null: none. Loads Stripe's library only if it is used. */
export async function openPayments(settings: PaymentSettings | null, db: Database): Promise<PaymentProvider | null> {
  if (settings === null) return null
  if (settings.provider === 'sandbox') return createSandbox(db, settings.publicUrl)
  const { createStripe } = await import('./stripe.ts')
  return createStripe(settings)
}
