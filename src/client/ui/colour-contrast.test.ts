// biome-ignore lint/style/noRestrictedImports: Vitest empties imported style sheets, so the test reads the file
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = [new URL('../theme.css', import.meta.url), new URL('../player/speaker-colours.css', import.meta.url)]
  .map((sheet) => readFileSync(sheet, 'utf8'))
  .join('')

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light, dark },
  ]),
)

// Each text colour with the backgrounds it is used on.
const TEXT_PAIRS: [string, string[]][] = [
  ['ink', ['paper', 'surface', 'sunken', 'hover', 'accent-soft']],
  ['ink-soft', ['paper', 'surface', 'sunken', 'hover']],
  ['ink-faint', ['paper', 'surface', 'sunken', 'hover']],
  ['accent', ['paper', 'surface', 'sunken', 'accent-soft', 'hover']],
  ['on-accent', ['accent', 'accent-strong']],
  ['amber', ['paper', 'surface', 'amber-soft']],
  ['red', ['paper', 'surface', 'red-soft', 'hover']],
  ['on-red', ['red-fill', 'red-strong']],
  ['dusk', ['paper', 'surface', 'dusk-soft']],
  ['paper', ['ink']],
  ...[1, 2, 3, 4, 5, 6].map((voice): [string, string[]] => [`voice-${voice}`, [`voice-${voice}-soft`]]),
]

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function measure(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [first, second] = [tokens.get(text)?.[theme], tokens.get(ground)?.[theme]]
  if (!first || !second) throw new Error(`theme.css has no colour ${first ? ground : text}`)
  return contrast(first, second)
}

test.each(['light', 'dark'] as const)('reaches 4.5:1 for every text on its backgrounds in the %s theme', (theme) => {
  const weak = TEXT_PAIRS.flatMap(([text, grounds]) =>
    grounds
      .map((ground) => ({ pair: `${text} on ${ground}`, ratio: measure(text, ground, theme) }))
      .filter(({ ratio }) => ratio < 4.5),
  )
  expect(weak).toEqual([])
})

test.each(['light', 'dark'] as const)('reaches 3:1 for outlines and fills of controls in the %s theme', (theme) => {
  const weak = ['outline', 'accent', 'red-fill'].flatMap((token) =>
    ['paper', 'surface'].filter((ground) => measure(token, ground, theme) < 3).map((ground) => `${token} on ${ground}`),
  )
  expect(weak).toEqual([])
})
