import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { fetchSession } from '#client/lib/session/session-store.ts'

/** Proves an address by a link's token: a query, so that a page that is rendered twice still uses the link once. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await callApi('POST /api/email/verify', { body: { token } })
      // Whoever is signed in sees their account as it is now.
      await fetchSession()
      return true
    },
  })

/** Emails the link again. */
export const resendVerificationMutation = mutationOptions({
  mutationFn: () => callApi('POST /api/email/verification', {}),
  meta: { errorToast: { title: () => translate('auth:verify.resendFailed') } },
})
