import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildClientWhenChanged } from './client-build.ts'
import { ROOT, runStep } from './run-step.ts'
import { installSystemPackages } from './system-packages.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import {
  describeFailures,
  describeSlowest,
  type PlaywrightReport,
  type ReportedTest,
  readPlaywrightReport,
  readVitestReport,
  type VitestReport,
} from './test-reports.ts'

export interface Counts {
  passed: number
  failed: number
}

/** The number of slowest tests listed at the end. */
const SLOWEST = 20

/** The number of lines of each failure shown at the end. */
const FAILURE_LINES = 20

interface Run extends Counts {
  tests: ReportedTest[]
}

/**
 * Runs all tests, including those in the browser, and counts them. A runner that crashed counts as a failure. Lists the
 * slowest and the failed tests at the end.
 */
export async function runAllTests(): Promise<Counts> {
  await installSystemPackages(['draft-engine', 'chromium', 'headless-chromium', 'pgbouncer', 'redis'])
  const folder = await createTemporaryFolder()
  const temporary = { TMPDIR: folder }
  try {
    const unit = await runVitest(join(folder, 'vitest.json'), temporary)
    await buildClientWhenChanged()
    const browser = await runPlaywright(join(folder, 'playwright.json'), temporary)
    const tests = [...unit.tests, ...browser.tests]
    process.stdout.write(`The slowest ${SLOWEST} tests:\n${describeSlowest(tests, SLOWEST)}\n`)
    const failures = describeFailures(tests, FAILURE_LINES)
    if (failures) process.stdout.write(`Failed:\n${failures}\n`)
    return { passed: unit.passed + browser.passed, failed: unit.failed + browser.failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runVitest(report: string, environment: Record<string, string>): Promise<Run> {
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const status = await runStep('vitest', options, environment)
  const result = await readReport<VitestReport>(report)
  if (!result) return { passed: 0, failed: 1, tests: [] }
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const counts = { passed: result.numPassedTests, failed: result.numFailedTests + brokenFiles.length }
  return { ...withStatus(status, counts), tests: readVitestReport(result, ROOT) }
}

async function runPlaywright(report: string, environment: Record<string, string>): Promise<Run> {
  const status = await runStep('playwright', ['test', '--reporter=list,json'], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const result = await readReport<PlaywrightReport>(report)
  if (!result) return { passed: 0, failed: 1, tests: [] }
  // A test that only passed on its second attempt counts as failed.
  const counts = { passed: result.stats.expected, failed: result.stats.unexpected + result.stats.flaky }
  return { ...withStatus(status, counts), tests: readPlaywrightReport(result) }
}

/**
 * Counts one failure for a runner that ended badly without naming a failed test (after an unhandled rejection, say).
 */
function withStatus(status: number, counts: Counts): Counts {
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

async function readReport<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}
