/**
 * Measures the public pages with Lighthouse (its mobile profile) on the built app and the real server. Exits with 1 if
 * a category is below 95. Pages may be given as arguments: `node scripts/lighthouse.ts /auth`.
 */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findFreePort } from '#test/find-free-port.ts'
import { CHROMIUM_ARGUMENTS } from '../e2e/support/chromium.ts'
import { DictumServer } from '../e2e/support/dictum-server.ts'
import { findChromium } from './system-packages.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const WANTED = 95
const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

const paths = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const executablePath = findChromium()
const port = await findFreePort()
const server = await DictumServer.create({ NODE_ENV: 'production', MODEL_DOWNLOAD: 'off' })
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
})
let weak = 0
try {
  await server.start()
  for (const path of paths.length > 0 ? paths : ['/']) await measure(path)
} finally {
  await browser.close()
  await server.dispose()
}
process.exit(weak === 0 ? 0 : 1)

async function measure(path: string): Promise<void> {
  const result = await lighthouse(server.url + path, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (!result) throw new Error(`Lighthouse measured nothing at ${path}`)
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((id) => ({ id, score: Math.round((categories[id]?.score ?? 0) * 100) }))
  weak += scores.filter(({ score }) => score < WANTED).length
  const lines = [
    `${path}: ${scores.map(({ id, score }) => `${id} ${score}`).join(', ')}`,
    `  ${FIGURES.map((id) => `${id} ${audits[id]?.displayValue}`).join(', ')}`,
    ...Object.values(categories)
      .flatMap((category) => category.auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
