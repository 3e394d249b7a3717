/** How payments are taken; null in the configuration means not at all. */
export type PaymentSettings =
  | { provider: 'sandbox'; publicUrl: string }
  | {
      provider: 'stripe'
      publicUrl: string
      secretKey: string
      /** Null: webhooks are refused. */
      webhookSecret: string | null
      /** Null: found by its lookup key, or created. */
      priceId: string | null
      /** Null: Stripe's own. */
      apiBase: string | null
    }
