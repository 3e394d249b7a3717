import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { useSettled } from './use-settled.ts'

const FETCHING = { data: undefined, fetchStatus: 'fetching', failureCount: 0 } as const
const ANSWERED = { data: 'text', fetchStatus: 'idle', failureCount: 0 } as const
const FAILED = { ...FETCHING, failureCount: 1 }

type Request = Parameters<typeof useSettled>[0][number]

function Parts({ requests, limitMs }: { requests: Request[]; limitMs: number }) {
  return <p>{useSettled(requests, limitMs) ? 'shown' : 'waiting'}</p>
}

/** Longer than any test. */
const NEVER_MS = 1_000_000

test.each([
  ['while one is fetched', [ANSWERED, FETCHING], 'waiting'],
  ['once all are answered', [ANSWERED, ANSWERED], 'shown'],
  ['once the last has failed', [ANSWERED, FAILED], 'shown'],
] as const)('parts of a page are shown together: %s', async (_when, requests, text) => {
  await renderInApp('en', <Parts requests={[...requests]} limitMs={NEVER_MS} />)
  await expect.element(page.getByText(text)).toBeVisible()
})

test('a request that hangs holds up the rest for a limited time', async () => {
  await renderInApp('en', <Parts requests={[ANSWERED, FETCHING]} limitMs={1} />)
  await expect.element(page.getByText('shown')).toBeVisible()
})
