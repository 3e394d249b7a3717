/** Who pays, as the provider is told. */
export interface Payer {
  userId: string
  email: string
  /** What the provider calls them; null: not known to it yet. */
  customerId: string | null
}

/** A subscription as its provider has it. */
export interface ProviderSubscription {
  id: string
  status: 'active' | 'past_due' | 'canceling' | 'canceled'
  /** Until when it is paid, or was. */
  periodEnd: Date | null
  /** Others that run beside it, begun later: nobody is to pay twice. */
  surplus: string[]
}

/** What a genuine message of the provider is about. */
export interface PaymentEvent {
  id: string
  customerId: string
  /** What is to be ended at once, because the money for its running period went back (a full refund, a dispute). */
  ends: 'all' | string[]
}

/** A message that the provider did not sign, or too long ago. */
export class ForgedEventError extends Error {}

/** What the sandbox lets a person try. */
export interface SandboxDesk {
  /** Whether this payment was begun by this user and waits. */
  isOpen(paymentId: string, userId: string): Promise<boolean>
  /** Pays with one of the test cards. */
  pay(paymentId: string, userId: string, card: string): Promise<'paid' | 'slow' | 'declined' | 'unknown_card'>
}

/**
 * Whoever takes the money. Each call but `readEvent` goes out to the provider and rejects where it can't be reached;
 * none may be made inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Makes the customer known to the provider; the same again for the same user, unless that one is there no more. */
  findOrCreateCustomer(payer: Payer): Promise<string>
  /** Where to pay, in a window of its own: the one that is open already, if there is one, so that no two can be paid. */
  createCheckout(payer: Payer & { customerId: string }): Promise<string>
  /** The one that counts of all the customer has had; null: nothing was ever paid. */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends all subscriptions of the customer at once, without another charge, and what waits to be paid. */
  endSubscriptions(customerId: string): Promise<void>
  endSubscription(subscriptionId: string): Promise<void>
  /** Ends a subscription that should not have been begun, and gives back what was paid for its running period. */
  cancelAndRefund(subscriptionId: string): Promise<void>
  /** Invoices, receipts and cards at the provider's own site; null where it has none. */
  createPortal(customerId: string): Promise<string | null>
  /**
   * Reads a webhook; null for what concerns no subscription.
   * @throws ForgedEventError
   */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>
  /** Null: payments are real. */
  readonly sandbox: SandboxDesk | null
}
