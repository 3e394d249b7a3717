import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { RecordingState } from '../recorder-state.ts'
import { RecordingLine } from './recording-line.tsx'

const GOING_ON: RecordingState = {
  phase: 'recording',
  id: 'a',
  recordedMs: 2000,
  runningSince: 0,
  paused: false,
  interrupted: false,
  warning: null,
  substitute: null,
  keptOnDevice: true,
  safety: { seconds: 0, waiting: null, refusal: null },
}

test.each<[string, Partial<RecordingState>]>([
  ['Grabando, 0:02', {}],
  // Both “recording” and “paused” would contradict each other.
  ['En pausa, 0:02', { paused: true, runningSince: null, warning: 'silent' }],
  ['Grabando, 0:02· Interrumpida', { interrupted: true, runningSince: null }],
  ['Grabando, 0:02· No se oye nada', { warning: 'silent' }],
])('says in one line what a recording elsewhere does: %s', async (said, change) => {
  await renderInApp(
    'es',
    <p>
      <RecordingLine state={{ ...GOING_ON, ...change }} seconds={2} />
    </p>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent(said)
  expect(page.getByRole('paragraph').element().textContent?.replaceAll('\u00a0', ' ')).toBe(said)
})
