import { currentLanguage, translate } from '#client/i18n/i18n.ts'
import { buildUrl, networkError } from '#client/lib/api-client.ts'
import { errorFromAnswer } from '#client/lib/api-error.ts'
import type { ApiRoute } from '#client/lib/api-routes.ts'

const ROUTE = 'GET /api/detected-events/:id/calendar.ics' satisfies ApiRoute

/** Where an event's calendar file is. */
export function eventFileUrl(id: string): string {
  return buildUrl(ROUTE.replace('GET ', ''), { id })
}

/**
 * Hands the browser an event's calendar file to keep.
 * @throws ApiError where the server does not give it
 */
export async function saveEventFile(id: string, fileName: string): Promise<void> {
  const answer = await fetch(eventFileUrl(id), { headers: { 'Accept-Language': currentLanguage() } }).catch(
    (error: unknown) => Promise.reject(networkError(error)),
  )
  if (!answer.ok) {
    throw errorFromAnswer(answer.status, answer.statusText, await answer.text(), translate('error.unexpected'))
  }
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
