/**
 * Returns which phone or tablet this is, if it has a calendar that a page can open; otherwise null. An iPad claims to
 * be a Mac, but no Mac has a touch screen.
 */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): 'apple' | 'android' | null {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'apple'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'apple' : null
}
