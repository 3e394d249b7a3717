import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { LoginBody, User } from '#shared/contract/accounts.ts'

/**
 * Signs in with the password; returns null if a code is required too. The caller updates the session store, after the
 * pause before the redirect.
 */
export const loginMutation = mutationOptions({
  mutationFn: async (body: LoginBody): Promise<User | null> => {
    try {
      return await callApi('POST /api/login', { body })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'two_factor_required') return null
      throw error
    }
  },
  meta: { errorToast: { title: () => translate('auth:loginFailed') } },
})

/** Completes a sign-in with a code. Errors are shown beside the field. */
export const loginWithCodeMutation = mutationOptions({
  mutationFn: (code: string) => callApi('POST /api/login/two-factor', { body: { code } }),
  meta: { errorToast: false },
})
