/**
 * What an answer tells of the pages beside it: the cursor of the next one (null on the last), and how many there are on
 * all of them.
 * @param shown how many are on this page
 */
export function readPageHeaders(headers: Headers, shown: number): { nextCursor: string | null; total: number } {
  return { nextCursor: nextCursor(headers.get('Link')), total: Number(headers.get('X-Total-Count') ?? shown) }
}

/** The cursor within a `Link` header's next page; null on the last page. */
function nextCursor(link: string | null): string | null {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part))
  const address = next && /<([^>]*)>/.exec(next)?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}
