import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findModelFiles } from '#server/speech/local/model-files.ts'
import { CATALOGUE } from './catalogue.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dictum-catalogue-'))
})
afterAll(() => rm(dir, { recursive: true }))

test.each(CATALOGUE)('detects the family of $name from its files', async ({ name, files, family }) => {
  const folder = join(dir, name)
  await mkdir(folder)
  for (const file of files) await writeFile(join(folder, file.name), '')
  expect(await findModelFiles(folder)).toMatchObject({ family })
})
