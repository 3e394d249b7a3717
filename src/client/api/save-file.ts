import { currentLanguage, translate } from '#client/i18n/i18n.ts'
import { networkError } from './api-client.ts'
import { errorFromAnswer } from './api-error.ts'

/**
 * Fetches a file and hands it to the browser to keep.
 * @param request.body sent as JSON
 * @param fileName absent: the one that the server gives it
 * @throws ApiError where the server does not give it
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
  if (!answer.ok) {
    throw errorFromAnswer(answer.status, answer.statusText, await answer.text(), translate('error.unexpected'))
  }
  saveBlob(await answer.blob(), fileName ?? readFileName(answer.headers.get('content-disposition')))
}

/** Hands what is in memory to the browser to keep, as a file of this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** The name in a Content-Disposition header, whole (RFC 8187); empty where there is none, and the browser finds one. */
export function readFileName(header: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : ''
}
