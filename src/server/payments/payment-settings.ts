import { z } from 'zod'
import { ConfigError } from '#server/config-error.ts'
import { headerSecret, serviceUrl, text } from '#server/environment-values.ts'

/** The environment variables about payments. */
export const paymentVariables = {
  PAYMENTS: z.enum(['sandbox']).optional(),
  STRIPE_SECRET_KEY: headerSecret.optional(),
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_BASE: serviceUrl.optional(),
}

/** How payments are taken; null in the configuration means not at all. */
export type PaymentSettings =
  | { provider: 'sandbox'; publicUrl: string }
  | {
      provider: 'stripe'
      publicUrl: string
      secretKey: string
      /** Null: webhooks are refused. */
      webhookSecret: string | null
      /** Null: the price is found by its lookup key, or created. */
      priceId: string | null
      /** Null: Stripe's own address. */
      apiBase: string | null
    }

/**
 * Returns Stripe if its key is set, else the sandbox, in which Premium costs nothing: by default only in development
 * and tests, in production only if requested by name.
 * @throws ConfigError naming the variable that is useless without another, or conflicts with another.
 */
export function readPayments(
  values: z.infer<z.ZodObject<typeof paymentVariables>>,
  { publicUrl, isProduction }: { publicUrl: string; isProduction: boolean },
): PaymentSettings | null {
  if (values.STRIPE_SECRET_KEY) {
    if (values.PAYMENTS) throw new ConfigError('PAYMENTS: must not be sandbox when STRIPE_SECRET_KEY is set')
    return {
      provider: 'stripe',
      publicUrl,
      secretKey: values.STRIPE_SECRET_KEY,
      webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? null,
      priceId: values.STRIPE_PRICE_ID ?? null,
      apiBase: values.STRIPE_API_BASE ?? null,
    }
  }
  const lone = (['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const).find((name) => values[name] !== undefined)
  if (lone) throw new ConfigError(`STRIPE_SECRET_KEY: must be set when ${lone} is`)
  if (isProduction && values.PAYMENTS !== 'sandbox') return null
  return { provider: 'sandbox', publicUrl }
}
