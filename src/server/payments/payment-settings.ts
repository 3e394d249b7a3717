/** How payments are taken; null in the configuration: not at all. */
export type PaymentSettings =
  | { provider: 'sandbox'; publicUrl: string }
  | {
      provider: 'stripe'
      publicUrl: string
      secretKey: string
      /** Null: webhooks are refused. */
      webhookSecret: string | null
      /** Null: found, or made, by its lookup key. */
      priceId: string | null
      /** Null: Stripe's own. */
      apiBase: string | null
    }
