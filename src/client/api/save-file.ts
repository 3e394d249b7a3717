import { currentLanguage } from '#client/i18n/i18n.ts'
import { errorFromAnswer, networkError } from './api-error.ts'

/**
 * Fetches a file and saves it as a download.
 * @param request.body sent as JSON
 * @param fileName defaults to the server's name for it
 * @throws ApiError if the server refuses
 */
export async function saveFile(
  url: string,
  request: { method?: 'GET' | 'POST'; body?: unknown } = {},
  fileName?: string,
): Promise<void> {
  const { method = 'GET', body } = request
  const answer = await fetch(url, {
    method,
    headers: {
      'Accept-Language': currentLanguage(),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => Promise.reject(networkError(error)))
  if (!answer.ok) throw errorFromAnswer(answer.status, answer.statusText, await answer.text())
  saveBlob(await answer.blob(), fileName ?? readFileName(answer.headers.get('content-disposition')))
}

/**
 * How long the data of a download is kept, in milliseconds. Some browsers begin to read it only some time after the
 * click.
 */
const KEPT_FOR = 60_000

/** Saves in-memory data as a download with this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR)
}

/**
 * Returns the complete name in a Content-Disposition header (RFC 8187); empty if there is none, and the browser picks
 * one.
 */
export function readFileName(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : ''
}
