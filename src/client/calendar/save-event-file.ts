import { buildUrl } from '#client/api/api-client.ts'
import type { ApiRoute } from '#client/api/api-routes.ts'
import { saveFile } from '#client/api/save-file.ts'

const ROUTE = 'GET /api/detected-events/:id/calendar.ics' satisfies ApiRoute

/** The URL of an event's calendar file. */
export function eventFileUrl(id: string): string {
  return buildUrl(ROUTE.replace('GET ', ''), { id })
}

/**
 * Saves an event's calendar file as a download.
 * @throws ApiError if the server refuses
 */
export async function saveEventFile(id: string, fileName: string): Promise<void> {
  await saveFile(eventFileUrl(id), {}, fileName)
}
