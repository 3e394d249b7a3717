import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { RegisterBody } from '#shared/contract/accounts.ts'

/** Creates an account and signs in. */
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
