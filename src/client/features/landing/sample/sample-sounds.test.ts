// biome-ignore lint/style/noRestrictedImports: the test reads the audio files
import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { SAMPLE_SOUNDS } from './sample-sounds.ts'

test.each(LANGUAGES)('has four sentences in order and a small file in %s', (language) => {
  const { starts, seconds, levels } = SAMPLE_SOUNDS[language]
  expect(starts).toHaveLength(4)
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
  expect(starts.at(-1)).toBeLessThan(seconds)
  expect(Math.max(...levels)).toBe(100)
  const { size } = statSync(new URL(`./${language}.mp3`, import.meta.url))
  // The files are encoded at 40 kbit/s. A file of another length would not be the recording that these times belong to.
  expect((size * 8) / 40_000).toBeCloseTo(seconds, 0)
  expect(size).toBeLessThan(80_000)
})
