import { SEPARATOR } from '#client/i18n/separator.ts'

// Each browser also names the browsers that it pretends to be, so the order matters.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Names a browser and its system as users know them, such as `Firefox · Windows`; null if it names neither. */
export function describeBrowser(userAgent: string | null): string | null {
  if (!userAgent) return null
  const nameIn = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(SEPARATOR) || null
}
