/** A completed test with its duration, and the messages of its failure (none if it passed). */
export interface ReportedTest {
  name: string
  milliseconds: number
  failures: string[]
}

/** The part of Vitest's JSON report that is used here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    /** Why a file could not be run; empty if it could. */
    message?: string
    assertionResults: Array<{ fullName: string; duration?: number | null; failureMessages?: string[] | null }>
  }>
}

interface PlaywrightResult {
  duration: number
  errors?: Array<{ message?: string }>
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: Array<{ title: string; tests: Array<{ results: PlaywrightResult[] }> }>
}

/** The part of Playwright's JSON report that is used here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/**
 * Reads the tests of a report. A file that could not be run counts as one failed test.
 * @param root the folder to which file names are relative
 */
export function readVitestReport(report: VitestReport, root: string): ReportedTest[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(root, '')
    if (status === 'failed' && assertionResults.length === 0)
      return [{ name: file, milliseconds: 0, failures: [message || 'The file could not be run.'] }]
    return assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      milliseconds: duration ?? 0,
      failures: failureMessages ?? [],
    }))
  })
}

export function readPlaywrightReport(report: PlaywrightReport): ReportedTest[] {
  const collect = (suite: PlaywrightSuite, path: readonly string[]): ReportedTest[] => {
    const titles = [...path, suite.title]
    const tests = suite.specs.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results)
      return {
        name: [...titles, spec.title].join(' › '),
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        failures: results.flatMap(({ errors = [] }) => errors.map(({ message = 'unknown error' }) => message)),
      }
    })
    return [...tests, ...(suite.suites ?? []).flatMap((inner) => collect(inner, titles))]
  }
  return report.suites.flatMap((suite) => collect(suite, []))
}

/** Lists the slowest tests with their seconds, one per line, slowest first. */
export function describeSlowest(tests: readonly ReportedTest[], count: number): string {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n')
}

/** Lists the failed tests with the first lines of each failure; empty if none failed. */
export function describeFailures(tests: readonly ReportedTest[], lines: number): string {
  return tests
    .filter(({ failures }) => failures.length > 0)
    .map(({ name, failures }) =>
      [name, ...failures.flatMap((failure) => failure.split('\n').slice(0, lines))].join('\n    '),
    )
    .join('\n')
}
