import { expect, test } from 'vitest'
import { describeSlowest, timePlaywright, timeVitest } from './slowest-tests.ts'

test('lists the slowest tests of both runners, up to the given number', () => {
  const unit = timeVitest(
    {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        {
          name: '/home/dictum/src/a.test.ts',
          status: 'passed',
          assertionResults: [{ fullName: 'adds', duration: 12_340 }, { fullName: 'is skipped' }],
        },
      ],
    },
    '/home/dictum/',
  )
  const journeys = timePlaywright({
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    suites: [
      {
        title: 'b.spec.ts',
        specs: [{ title: 'opens', tests: [{ results: [{ duration: 20_000 }, { duration: 1000 }] }] }],
        suites: [{ title: 'en', specs: [{ title: 'speaks', tests: [{ results: [{ duration: 500 }] }] }] }],
      },
    ],
  })
  expect(describeSlowest([...unit, ...journeys], 3)).toBe(
    ['   21.0 s  b.spec.ts › opens', '   12.3 s  src/a.test.ts › adds', '    0.5 s  b.spec.ts › en › speaks'].join(
      '\n',
    ),
  )
})
