import { mutationOptions } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { callApi } from '#client/lib/api-client.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { RegisterBody } from '#shared/contract/accounts.ts'

/** Creates an account, which signs in as well. */
export const registerMutation = mutationOptions({
  mutationFn: (body: RegisterBody) => callApi('POST /api/register', { body }),
  meta: { errorToast: { title: () => translate('auth:registerFailed') } },
  onSuccess: () =>
    showToast({
      variant: 'success',
      title: translate('auth:registered'),
      description: translate('auth:registeredText'),
    }),
})
