import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { buildUrl, callApi } from '#client/api/api-client.ts'
import type { ApiRoute } from '#client/api/api-routes.ts'
import { currentLanguage, translate } from '#client/i18n/i18n.ts'

const EXPORT = 'GET /api/account/export' satisfies ApiRoute

/** How much there is to take along. */
export const dataSizeQuery = queryOptions({
  queryKey: ['data-size'],
  queryFn: ({ signal }) => callApi('GET /api/account/export/size', { signal }),
  staleTime: 0,
})

/**
 * Begins the download of everything, which the browser keeps by itself: it may be larger than a page can hold. What
 * would stop it is asked for first, for a page is not told how a download of the browser's ends.
 * @returns whether it has begun; false while another one is running
 */
export const downloadDataMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async () => {
      const size = await client.fetchQuery(dataSizeQuery)
      if (size.running) return false
      const link = document.createElement('a')
      link.href = buildUrl(EXPORT.replace('GET ', ''), {}, { language: currentLanguage() })
      link.download = ''
      link.click()
      return true
    },
    meta: { errorToast: { title: () => translate('exports:data.failed') } },
  })
