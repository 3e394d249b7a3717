import { buildUrl } from '#client/api/api-client.ts'
import type { ApiRoute } from '#client/api/api-routes.ts'
import { saveFile } from '#client/api/save-file.ts'

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
  await saveFile(eventFileUrl(id), {}, fileName)
}
