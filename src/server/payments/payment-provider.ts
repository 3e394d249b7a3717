/** The paying user. */
export interface Payer {
  userId: string
  email: string
  /** The provider's id for them; null if it has none yet. */
  customerId: string | null
}

/** A subscription as its provider has it. */
export interface ProviderSubscription {
  id: string
  status: 'active' | 'past_due' | 'canceling' | 'canceled'
  /** The end of the paid period, which may be over. */
  periodEnd: Date | null
  /** Other running subscriptions that began later: nobody should pay twice. */
  surplus: string[]
}

/** What a genuine event of the provider is about. */
export interface PaymentEvent {
  id: string
  customerId: string
  /**
   * Subscriptions to end at once, because the money for their current period was returned (a full refund, a dispute).
   */
  ends: 'all' | string[]
}

/** An event that the provider did not sign, or that is too old. */
export class ForgedEventError extends Error {}

/** The sandbox's payment page. */
export interface SandboxDesk {
  /** Returns whether this user began this payment and it is still open. */
  isOpen(paymentId: string, userId: string): Promise<boolean>
  /** Pays with one of the test cards. */
  pay(paymentId: string, userId: string, card: string): Promise<'paid' | 'slow' | 'declined' | 'unknown_card'>
}

/**
 * The service that takes the money. Every call except `readEvent` goes out to the provider and rejects if it can't be
 * reached; none may be made inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: 'stripe' | 'sandbox'
  /** Registers the customer with the provider. Returns the existing one for the same user, unless it is gone. */
  findOrCreateCustomer(payer: Payer): Promise<string>
  /** Sets the address for receipts. Does nothing if the customer is gone. */
  updateEmail(customerId: string, email: string): Promise<void>
  /** Returns the address to pay at. Reuses an open checkout if there is one, so that no two can be paid. */
  createCheckout(payer: Payer & { customerId: string }): Promise<string>
  /** Returns the relevant one of all the customer's subscriptions; null if nothing was ever paid. */
  findSubscription(customerId: string): Promise<ProviderSubscription | null>
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  resume(subscriptionId: string): Promise<void>
  /** Ends all subscriptions of the customer at once without another charge, and all open checkouts. */
  endSubscriptions(customerId: string): Promise<void>
  endSubscription(subscriptionId: string): Promise<void>
  /** Ends a subscription that should not have begun, and refunds its current period. */
  cancelAndRefund(subscriptionId: string): Promise<void>
  /** Returns the provider's page with invoices, receipts and cards; null if it has none. */
  createPortal(customerId: string): Promise<string | null>
  /**
   * Reads a webhook. Returns null if it concerns no subscription.
   * @throws ForgedEventError
   */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent | null>
  /** Null: payments are real. */
  readonly sandbox: SandboxDesk | null
}
