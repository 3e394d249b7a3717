/**
 * Measures the landing page, Today and a note with Lighthouse (its mobile profile) on the built app and the real server,
 * behind a proxy with HTTP/2, the latter two as a user who has been there before. Exits with 1 if a category is below 95.
 * Public pages may be given as arguments instead: `node scripts/lighthouse.ts /auth`. `--http1` leaves out the proxy.
 *
 * The processor is slowed down as Lighthouse advises for the speed of this machine, so that figures of several machines
 * compare. `--slowdown=4` is Lighthouse's own default; each line names both.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { findFreePort } from '#test/find-free-port.ts'
import { CHROMIUM_ARGUMENTS } from '../e2e/support/chromium.ts'
import { DictumServer } from '../e2e/support/dictum-server.ts'
import { seedNotes } from '../e2e/support/seed-notes.ts'
import { buildClientWhenChanged } from './client-build.ts'
import { readNumbers, readOrExplain } from './command-line.ts'
import { slowdownFor } from './cpu-slowdown.ts'
import { startHttp2Proxy } from './http2-proxy.ts'
import { findChromium } from './system-packages.ts'

const PUBLIC_CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Search engines see none of the pages that require a sign-in. */
const PRIVATE_CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const WANTED = 95
/** The slow mobile network that Lighthouse assumes. */
const MOBILE = { rttMs: 150, throughputKbps: 1638.4 }
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

const USAGE = `npm run lighthouse                      the landing page, Today and a note; status 1 if a category is below ${WANTED}
npm run lighthouse -- PATH...           public pages instead, such as /auth
npm run lighthouse -- --slowdown=4      slows the processor down so many times, instead of as the machine needs it
npm run lighthouse -- --http1           without the proxy that speaks HTTP/2
`
const { paths, wantedSlowdown, withoutProxy } = readOrExplain(USAGE, () => {
  const { values, positionals } = parseArgs({
    options: { slowdown: { type: 'string' }, http1: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.some((path) => !path.startsWith('/'))) throw new Error('not a path')
  const [slowdown] = readNumbers(values.slowdown === undefined ? [] : [values.slowdown])
  return { paths: positionals, wantedSlowdown: slowdown, withoutProxy: values.http1 ?? false }
})

await buildClientWhenChanged()
const executablePath = findChromium()
const port = await findFreePort()
const proxy = withoutProxy ? null : await startHttp2Proxy()
const server = await DictumServer.create({
  NODE_ENV: 'production',
  MODEL_DOWNLOAD: 'off',
  LLM: 'off',
  ...(proxy ? { PUBLIC_URL: proxy.url } : {}),
})
proxy?.forwardTo(server.url)
const origin = proxy?.url ?? server.url
const profile = await mkdtemp(join(tmpdir(), 'dictum-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGUMENTS, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  ignoreHTTPSErrors: true,
  baseURL: origin,
  locale: 'en',
})
let weak = 0
try {
  const slowdown = wantedSlowdown ?? (await calibrate(await browser.newPage()))
  await server.start()
  for (const path of paths.length > 0 ? paths : ['/']) await measure(path, path, PUBLIC_CATEGORIES, slowdown)
  if (paths.length === 0) {
    const noteId = await signIn(await browser.newPage())
    await measure('Today', '/', PRIVATE_CATEGORIES, slowdown)
    await measure('a note', `/notes/${noteId}`, PRIVATE_CATEGORIES, slowdown)
  }
} finally {
  await browser.close()
  await proxy?.close()
  await server.dispose()
  await rm(profile, { recursive: true, force: true })
}
process.exit(weak === 0 ? 0 : 1)

/** Registers a user with three notes and visits the app once. Returns the id of a note. */
async function signIn(page: Page): Promise<string> {
  const account = { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' }
  await page.request.post('/api/register', { data: account })
  const noteId = await seedNotes(page, 'en')
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
  await page.goto('/')
  await page.getByRole('article').first().waitFor()
  await page.close()
  return noteId
}

/** Returns the slowdown for this machine, from the median of five benchmarks, since a single one varies by a tenth. */
async function calibrate(page: Page): Promise<number> {
  const indexes: number[] = []
  for (let run = 0; run < 5; run++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex))
  await page.close()
  const median = indexes.toSorted((one, other) => one - other)[2] ?? 0
  process.stdout.write(`Benchmark indexes of this machine: ${indexes.join(', ')}\n`)
  return slowdownFor(median)
}

async function measure(
  name: string,
  path: string,
  wanted: typeof PUBLIC_CATEGORIES | typeof PRIVATE_CATEGORIES,
  slowdown: number,
): Promise<void> {
  const result = await lighthouse(origin + path, {
    port,
    logLevel: 'error',
    onlyCategories: [...wanted],
    throttling: { ...MOBILE, cpuSlowdownMultiplier: slowdown },
  })
  if (!result) throw new Error(`Lighthouse measured nothing at ${path}`)
  const { categories, audits, environment } = result.lhr
  const scores = wanted.map((id) => ({ id, score: Math.round((categories[id]?.score ?? 0) * 100) }))
  weak += scores.filter(({ score }) => score < WANTED).length
  const lines = [
    `${name}: ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}`,
    `  ${FIGURES.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')}`,
    `  benchmark index ${environment.benchmarkIndex}, slowed down ${slowdown.toFixed(1)} times`,
    ...Object.values(categories)
      .flatMap((category) => category.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
