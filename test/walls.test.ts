import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-walls-'))
  await copyFile(join(ROOT, 'biome.json'), join(folder, 'biome.json'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Returns our own lint findings for a file, in a project tree that contains nothing else. */
async function lint(path: string, importLine: string) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${importLine}\nexport const used = [x]\n`)
  const result = spawnSync(
    join(ROOT, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', path],
    { cwd: folder, encoding: 'utf8' },
  )
  await rm(file)
  return { refused: result.status !== 0, output: result.stdout + result.stderr }
}

describe('the walls', () => {
  it.each([
    ['shared imports a library', 'src/shared/rules.ts', "import x from 'pg'"],
    ['shared imports the server', 'src/shared/rules.ts', "import { x } from '#server/config.ts'"],
    ['shared imports Node', 'src/shared/rules.ts', "import x from 'node:fs'"],
    ['the client imports the server', 'src/client/app/router.tsx', "import { x } from '#server/config.ts'"],
    [
      'a client feature imports another',
      'src/client/features/note/a.tsx',
      "import { x } from '#client/features/notes/b.ts'",
    ],
    [
      'a client feature climbs to another',
      'src/client/features/note/components/a.tsx',
      "import { x } from '../../notes/b.ts'",
    ],
    [
      'the kit imports a feature',
      'src/client/ui/buttons/button.tsx',
      "import { x } from '#client/features/notes/b.ts'",
    ],
    ['the server imports the client', 'src/server/app.ts', "import { x } from '#client/app/router.tsx'"],
    ['a server feature imports the client', 'src/server/features/a/b.ts', "import { x } from '#client/app/router.tsx'"],
    [
      'a server feature imports another’s queries',
      'src/server/features/a/b.ts',
      "import { x } from '#server/features/notes/notes.queries.ts'",
    ],
    [
      'a server feature climbs to another',
      'src/server/features/a/b.ts',
      "import { x } from '../notes/notes.service.ts'",
    ],
    [
      'an adapter imports a feature',
      'src/server/storage/a.ts',
      "import { x } from '#server/features/notes/notes.service.ts'",
    ],
    [
      'an engine imports a language pack',
      'src/server/analysis/builtin/a.ts',
      "import { x } from '#server/languages/es/dates.ts'",
    ],
    ['a language pack imports an engine', 'src/server/languages/es/a.ts', "import { x } from '#server/analysis/a.ts'"],
    ['a language pack climbs to an engine', 'src/server/languages/es/a.ts', "import { x } from '../../analysis/a.ts'"],
  ])('reject that %s', async (_what, path, line) => {
    const { refused, output } = await lint(path, line)
    expect(refused, output).toBe(true)
    expect(output).toContain('noRestrictedImports')
  })

  it.each([
    ['shared imports zod', 'src/shared/rules.ts', "import { x } from 'zod'"],
    ['shared imports shared', 'src/shared/rules.ts', "import { x } from '#shared/limits.ts'"],
    [
      'a server feature imports another’s service',
      'src/server/features/a/b.ts',
      "import { x } from '#server/features/notes/notes.service.ts'",
    ],
    [
      'a client feature imports the kit',
      'src/client/features/note/components/a.tsx',
      "import { x } from '#client/ui/buttons/button.tsx'",
    ],
    [
      'a client feature imports its own',
      'src/client/features/note/components/a.tsx',
      "import { x } from '../hooks/b.ts'",
    ],
    [
      'an engine asks for a language pack',
      'src/server/analysis/builtin/a.ts',
      "import { x } from '#server/languages/languages.ts'",
    ],
    [
      'an engine imports the type of a part',
      'src/server/analysis/builtin/a.ts',
      "import { x } from '#server/languages/parts/date-lexicon.ts'",
    ],
    ['a language pack imports a part', 'src/server/languages/es/a.ts', "import { x } from '../parts/date-lexicon.ts'"],
    ['the app imports a feature', 'src/client/app/router.tsx', "import { x } from '#client/features/notes/b.ts'"],
  ])('accept that %s', async (_what, path, line) => {
    const { refused, output } = await lint(path, line)
    expect(refused, output).toBe(false)
  })
})
