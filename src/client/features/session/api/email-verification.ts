import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { fetchSession } from '#client/lib/session/session-store.ts'

/**
 * Verifies an address with the token of a link. It is a query, so that a page that renders twice uses the link only
 * once.
 */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await callApi('POST /api/email/verify', { body: { token } })
      // Updates the account that a signed-in user sees.
      await fetchSession()
      return true
    },
  })

/** Sends the email with the link again. */
export const resendVerificationMutation = mutationOptions({
  mutationFn: () => callApi('POST /api/email/verification', {}),
  meta: { errorToast: { title: () => translate('auth:verify.resendFailed') } },
})
