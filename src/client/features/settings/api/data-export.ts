import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { buildUrl, callApi } from '#client/api/api-client.ts'
import type { ApiRoute } from '#client/api/api-routes.ts'
import { currentLanguage, translate } from '#client/i18n/i18n.ts'

const EXPORT = 'GET /api/account/export' satisfies ApiRoute

/** The size of the data export. */
export const dataSizeQuery = queryOptions({
  queryKey: ['data-size'],
  queryFn: ({ signal }) => callApi('GET /api/account/export/size', { signal }),
  staleTime: 0,
})

/**
 * Starts the download of everything. The browser saves it itself, since it may be too large for a page to hold.
 * Possible obstacles are checked first, because a page does not learn how a browser's download ends.
 * @returns whether it has started; false while another one is running
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
