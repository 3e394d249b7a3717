import { mutationOptions } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import { translate } from '#client/i18n/i18n.ts'

/** Ends the session on the server. The app then clears its cache and shows the landing page. */
export const logoutMutation = mutationOptions({
  mutationFn: () => callApi('POST /api/logout', {}),
  meta: { errorToast: { title: () => translate('layout:signOutFailed') } },
})
