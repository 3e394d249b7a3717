import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { legal as en } from '#client/i18n/en/legal.ts'
import { legal as es } from '#client/i18n/es/legal.ts'
import { legal as fr } from '#client/i18n/fr/legal.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Names of channels between tabs and of browser locks, which store nothing. */
const NOT_STORED = ['dictum.events', 'dictum.session']

function readSources(folder: string): { path: string; text: string }[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|js|html)$/.test(path) && !/\.test\.tsx?$|^(?:i18n\/..\/|testing\/)/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(ROOT, folder, path), 'utf8') }))
}

const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const client = readSources('src/client')
const server = readSources('src/server')

const keysIn = (text: string) =>
  [
    ...findAll(text, /['"`](dictum\.\w+)/g),
    ...findAll(text, /\w*KEY\w* = '([\w.-]+)'/g),
    ...findAll(text, /Storage\.[gs]etItem\('([\w.-]+)'/g),
  ].filter((name) => !NOT_STORED.includes(name))
const databasesIn = (text: string) => findAll(text, /(?:databaseName = |DATABASE = |indexedDB\.open\()'([\w-]+)'/g)
const cookiesIn = (text: string) => findAll(text, /COOKIE = '([\w.]+)=?'/g)
const cachesIn = (text: string) => (text.includes('VitePWA(') ? ['workbox-precache'] : [])

const stored = new Set([
  ...client.filter(({ text }) => text.includes('Storage')).flatMap(({ text }) => keysIn(text)),
  ...client.flatMap(({ text }) => databasesIn(text)),
  ...server.flatMap(({ text }) => cookiesIn(text)),
  ...cachesIn(readFileSync(join(ROOT, 'vite.config.ts'), 'utf8')),
])

/** Returns the names before the brackets of each list item, such as `dictum.user (local storage): …`. */
function namesIn(texts: typeof en): Set<string> {
  const points = texts.cookies.sections.flatMap((section) => section.points ?? [])
  return new Set(points.flatMap((point) => point.split(' (')[0]?.split(', ') ?? []))
}

test.each(Object.entries({ en, es, fr }))(
  'lists exactly what is stored on a device in the policy in %s',
  (_, texts) => {
    expect([...namesIn(texts)].sort()).toEqual([...stored].sort())
  },
)

test('finds the name of everything that is stored', () => {
  const namesNothing = (files: typeof client, stores: RegExp, find: (text: string) => string[]) =>
    files.filter(({ text }) => stores.test(text) && find(text).length === 0).map(({ path }) => path)

  // These files import the name from another one, which the test above has read.
  expect(namesNothing(client, /\.setItem\(/, keysIn).sort()).toEqual([
    'src/client/features/note/transcript/unsaved-edit.ts',
    'src/client/i18n/i18n.ts',
  ])
  expect(namesNothing(client, /openWhenNeeded<|openDB<|indexedDB\.open\(/, databasesIn).sort()).toEqual([
    'src/client/api/offline/offline-copy.ts',
    'src/client/lib/browser/open-database.ts',
  ])
  expect(namesNothing(server, /writeCookie\(|setSessionCookie\(/, cookiesIn).sort()).toEqual([
    'src/server/auth/open-session.ts',
    'src/server/http/cookies.ts',
  ])
  expect(namesNothing(client, /caches\.open\(|getDirectory\(/, () => [])).toEqual([])
})
