import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { askForSession } from '#client/lib/session-store.ts'

/** Proves an address by a link's token: a query, so that a page that is rendered twice still uses the link once. */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      await callApi('POST /api/email/verify', { body: { token } })
      // Whoever is signed in sees their account as it is now.
      await askForSession()
      return true
    },
  })

/** Mails the link again. */
export const resendVerificationMutation = mutationOptions({
  mutationFn: () => callApi('POST /api/email/verification', {}),
  meta: { errorToast: { title: () => translate('auth:verify.resendFailed') } },
})
