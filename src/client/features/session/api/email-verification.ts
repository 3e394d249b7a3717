import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { fetchSession } from '#client/lib/session/session-store.ts'

/** A link is used by a query, so that a page that renders twice, or fetches everything again, uses it only once. */
const once = { staleTime: 'static' } as const

/** Verifies an address with the token of a link. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await callApi('POST /api/email/verify', { body: { token } })
      // Updates the account that a signed-in user sees.
      await fetchSession()
      return true
    },
  })

/** Makes a new address that of the signed-in user, with the token of a link. */
export const confirmEmailChangeQuery = (token: string) =>
  queryOptions({
    ...once,
    queryKey: ['confirm-email-change', token],
    queryFn: async () => {
      await callApi('POST /api/account/email-change/confirm', { body: { token } })
      await fetchSession()
      return true
    },
  })

/** Sends the email with the link again. */
export const resendVerificationMutation = mutationOptions({
  mutationFn: () => callApi('POST /api/email/verification', {}),
  meta: { errorToast: { title: () => translate('auth:verify.resendFailed') } },
})
