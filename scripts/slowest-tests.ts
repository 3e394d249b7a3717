/** A completed test with its duration. */
export interface TimedTest {
  name: string
  milliseconds: number
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: Array<{
    name: string
    status: string
    assertionResults: Array<{ fullName: string; duration?: number | null }>
  }>
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: Array<{ title: string; tests: Array<{ results: Array<{ duration: number }> }> }>
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** @param root the folder that file names are relative to. */
export function timeVitest(report: VitestReport, root: string): TimedTest[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${file.name.replace(root, '')} › ${fullName}`,
      milliseconds: duration ?? 0,
    })),
  )
}

export function timePlaywright(report: PlaywrightReport): TimedTest[] {
  const collect = (suite: PlaywrightSuite, path: readonly string[]): TimedTest[] => {
    const titles = [...path, suite.title]
    return [
      ...suite.specs.map((spec) => ({
        name: [...titles, spec.title].join(' › '),
        milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      })),
      ...(suite.suites ?? []).flatMap((inner) => collect(inner, titles)),
    ]
  }
  return report.suites.flatMap((suite) => collect(suite, []))
}

/** Lists the slowest tests with their seconds, one per line, slowest first. */
export function describeSlowest(tests: readonly TimedTest[], count: number): string {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n')
}
