/** Returns the token of a shared note's public page; null for every other page. */
export function readSharedToken(pathname: string): string | null {
  return /^\/shared\/([^/]+)\/?$/.exec(pathname)?.[1] ?? null
}
