import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'

/**
 * Requests an email with a link to set a new password. Succeeds for any address, so that nobody can find out which
 * accounts exist.
 */
export const requestResetMutation = mutationOptions({
  mutationFn: (body: { email: string }) => callApi('POST /api/password/reset-request', { body }),
})

/** Sets the new password. Errors are shown on the page, so there is no toast. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: { token: string; password: string }) => callApi('POST /api/password/reset', { body }),
  meta: { errorToast: false },
})
