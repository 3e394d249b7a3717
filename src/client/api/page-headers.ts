/**
 * Reads the paging headers of an answer: the cursor of the next page (null on the last), and the total number of items.
 * @param shown the number of items on this page
 */
export function readPageHeaders(headers: Headers, shown: number): { nextCursor: string | null; total: number } {
  return { nextCursor: nextCursor(headers.get('Link')), total: Number(headers.get('X-Total-Count') ?? shown) }
}

/** Returns the cursor of the next page from a `Link` header; null on the last page. */
function nextCursor(link: string | null): string | null {
  const next = link?.split(',').find((part) => /;\s*rel="?next"?/.test(part))
  const address = next && /<([^>]*)>/.exec(next)?.[1]
  return address ? new URL(address, 'http://any').searchParams.get('cursor') : null
}
