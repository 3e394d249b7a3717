import { mutationOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import type { LoginBody } from '#shared/contract/accounts.ts'

/** Signs in. The session's cache is set by whoever asked, after the pause before the redirect. */
export const loginMutation = mutationOptions({
  mutationFn: (body: LoginBody) => callApi('POST /api/login', { body }),
  meta: { errorToast: { title: () => translate('auth:loginFailed') } },
})
