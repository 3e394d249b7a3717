import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findModelFiles } from '#server/speech/local/model-files.ts'
import { CATALOGUE, SPEECH_MODELS } from './catalogue.ts'
import { DEFAULT_LANGUAGE_MODEL, LANGUAGE_MODELS } from './language-catalogue.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-catalogue-'))
})
afterAll(() => rm(dir, { recursive: true }))

test.each(SPEECH_MODELS)('detects the family of $name from its files', async ({ name, files, family }) => {
  const folder = join(dir, name)
  await mkdir(folder)
  const tokens = family === 'streaming' ? '<unk> 0\n<fr-FR> 1\n' : '<unk> 0\n<|fr|> 1\n'
  for (const file of files) {
    await mkdir(dirname(join(folder, file.name)), { recursive: true })
    await writeFile(join(folder, file.name), file.name === 'tokens.txt' ? tokens : '')
  }
  expect(await findModelFiles(folder)).toMatchObject({ family })
})

test('every language model is one verified GGUF file that anybody may use, for all our languages', () => {
  for (const { name, kind, files, licence, languages, bytes, memoryBytes } of LANGUAGE_MODELS) {
    const [file, ...others] = files
    expect({ kind, others }, name).toEqual({ kind: 'language', others: [] })
    expect(file?.name, name).toMatch(/\.gguf$/)
    expect(file?.sha256, name).toMatch(/^[0-9a-f]{64}$/)
    expect(file?.bytes, name).toBe(bytes)
    expect(memoryBytes, name).toBeGreaterThan(bytes)
    expect(['Apache-2.0', 'MIT'], name).toContain(licence.name)
    if (languages) expect(languages, name).toEqual(expect.arrayContaining(['en', 'es', 'fr']))
  }
})

test('no two models have the same name, and the default one is known', () => {
  const names = CATALOGUE.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain(DEFAULT_LANGUAGE_MODEL)
})
