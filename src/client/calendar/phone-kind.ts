/**
 * Which phone (or tablet) this is, where it has a calendar of its own that a page can reach; null elsewhere. An iPad
 * says it is a Mac, but no Mac has a touch screen.
 */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): 'apple' | 'android' | null {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'apple'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'apple' : null
}
