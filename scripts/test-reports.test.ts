import { expect, test } from 'vitest'
import { describeFailures, describeSlowest, readPlaywrightReport, readVitestReport } from './test-reports.ts'

const unit = readVitestReport(
  {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: '/home/dictum/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', duration: 12_340, failureMessages: ['expected 2\nto be 3\n  at a.test.ts:7'] },
          { fullName: 'is skipped' },
        ],
      },
      { name: '/home/dictum/src/c.test.ts', status: 'failed', message: 'cannot be parsed', assertionResults: [] },
    ],
  },
  '/home/dictum/',
)
const journeys = readPlaywrightReport({
  stats: { expected: 1, unexpected: 1, flaky: 0 },
  suites: [
    {
      title: 'b.spec.ts',
      specs: [
        {
          title: 'opens',
          tests: [{ results: [{ duration: 20_000, errors: [{ message: 'timed out' }] }, { duration: 1000 }] }],
        },
      ],
      suites: [{ title: 'en', specs: [{ title: 'speaks', tests: [{ results: [{ duration: 500, errors: [] }] }] }] }],
    },
  ],
})

test('lists the slowest tests of both runners, up to the given number', () => {
  expect(describeSlowest([...unit, ...journeys], 3)).toBe(
    ['   21.0 s  b.spec.ts › opens', '   12.3 s  src/a.test.ts › adds', '    0.5 s  b.spec.ts › en › speaks'].join(
      '\n',
    ),
  )
})

test('lists the failed tests and files of both runners with the beginning of each failure', () => {
  expect(describeFailures([...unit, ...journeys], 2)).toBe(
    [
      'src/a.test.ts › adds',
      '    expected 2',
      '    to be 3',
      'src/c.test.ts',
      '    cannot be parsed',
      'b.spec.ts › opens',
      '    timed out',
    ].join('\n'),
  )
})

test('lists no failures if every test passed', () => {
  expect(describeFailures(journeys.slice(1), 2)).toBe('')
})
