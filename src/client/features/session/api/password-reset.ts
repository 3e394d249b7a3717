import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'

/** Has the way to a new password mailed. Succeeds for any address, so that nobody learns whose accounts there are. */
export const requestResetMutation = mutationOptions({
  mutationFn: (body: { email: string }) => callApi('POST /api/password/reset-request', { body }),
})

/** Sets the new password. What went wrong stands on the page, so there is no toast. */
export const resetPasswordMutation = mutationOptions({
  mutationFn: (body: { token: string; password: string }) => callApi('POST /api/password/reset', { body }),
  meta: { errorToast: false },
})
