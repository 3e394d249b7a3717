import { currentLanguage } from '#client/i18n/i18n.ts'
import { PAGE_ID } from '#client/lib/browser/page-id.ts'
import type { Language } from '#shared/languages.ts'
import { PAGE_HEADER } from '#shared/page-header.ts'
import { errorFromAnswer, networkError } from './api-error.ts'
import type { ApiAnswer, ApiInput, ApiRoute } from './api-routes.ts'
import { takeEarlyAnswer } from './early-answer.ts'
import { noteAnswer, noteFailure } from './server-reach.ts'

/**
 * Maximum length in characters of a change that is sent even when the user leaves the page. Browsers allow 64 KiB for
 * all such requests together.
 */
const KEEPALIVE_MAX_LENGTH = 1000

interface LooseInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  signal?: AbortSignal
  language?: Language
}

/**
 * Makes one call of the contract, named by method and path, with the session's cookie and the interface's language (or
 * the one given).
 * @throws ApiError for every answer that is not 2xx and for a network failure; an aborted call rejects with the
 * signal's reason.
 */
export async function callApi<Route extends ApiRoute>(route: Route, input: ApiInput<Route>): Promise<ApiAnswer<Route>> {
  const { data } = await callApiWithHeaders(route, input)
  return data
}

/** Like `callApi`, and also returns the answer's headers (for paging). */
export async function callApiWithHeaders<Route extends ApiRoute>(
  route: Route,
  input: ApiInput<Route>,
): Promise<{ data: ApiAnswer<Route>; headers: Headers }> {
  try {
    const answer = await callOnce(route, input as LooseInput)
    noteAnswer()
    return answer as { data: ApiAnswer<Route>; headers: Headers }
  } catch (error) {
    noteFailure(error, (input as LooseInput).signal)
    throw error
  }
}

async function callOnce(route: ApiRoute, input: LooseInput): Promise<{ data: unknown; headers: Headers }> {
  const { params, query, body, signal, language = currentLanguage() } = input
  const [method, path] = route.split(' ') as [string, string]
  const json = body === undefined ? undefined : JSON.stringify(body)
  const response = await send(buildUrl(path, params, query), {
    method,
    credentials: 'same-origin',
    // On a page that sends no referrer, browsers may otherwise leave out the Origin header, which the server uses to
    // check that the request comes from us.
    referrerPolicy: 'same-origin',
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      ...(method === 'GET' ? {} : { [PAGE_HEADER]: PAGE_ID }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    // A request that can be cancelled is useless without its page.
    keepalive: method !== 'GET' && !signal && (json ?? '').length <= KEEPALIVE_MAX_LENGTH,
    ...(json === undefined ? {} : { body: json }),
    ...(signal ? { signal } : {}),
  })
  const text = await response.text()
  if (!response.ok) throw errorFromAnswer(response.status, response.statusText, text)
  try {
    return { data: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  } catch {
    // The answer is not from our server, but for example from the sign-in page of a hotel's network.
    throw errorFromAnswer(response.status, response.statusText, text)
  }
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(url) : null
    return (early && (await early)) ?? (await fetch(url, init))
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw networkError(error)
  }
}

/** Fills in a path's `:names` and adds the query; undefined values are left out. */
export function buildUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${filled}?${search}` : filled
}
