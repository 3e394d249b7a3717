import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { type StandInMicrophones, standInMicrophones } from '#client/testing/stand-in-microphones.ts'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { captureSound } from '../capture/capture-sound.ts'
import type { RecordingState } from '../recorder-state.ts'
import { ABOUT, inHand, setUp } from '../session-under-test.ts'
import { RecordedView } from './recorded-view.tsx'
import { RecordingView } from './recording-view.tsx'

type Session = ReturnType<typeof setUp>['session']

const onRecordOn = vi.fn()

/** Shows the recorder's views of one session, whose microphone, meter and encoder are real. */
function Views({ session }: { session: Session }) {
  const state = useSyncExternalStore(session.subscribe, session.getState)
  const unused = () => {}
  if (state.phase === 'recorded')
    return <RecordedView state={state} onSave={unused} onDiscard={unused} onRecordOn={onRecordOn} />
  return state.phase === 'recording' ? (
    <RecordingView
      seconds={0}
      state={state}
      readLevel={session.readLevel}
      onPause={session.pause}
      onResume={session.resume}
      onStop={session.stop}
      onCancel={session.cancel}
    />
  ) : null
}

describe('a recording in progress', () => {
  let devices: StandInMicrophones
  let session: Session
  let recorded: ReturnType<typeof setUp>['opened']
  const tooLoud = page.getByText('Too loud. Move back from the microphone.')
  const silent = page.getByText('Nothing can be heard. Is the microphone muted?')

  beforeEach(async () => {
    devices = standInMicrophones(['Built-in', 'Headset'])
    ;({ session, opened: recorded } = setUp({ capture: captureSound, now: () => performance.now() }))
    await renderInApp(
      'en',
      <>
        <Views session={session} />
        <Tooltips />
      </>,
    )
  })
  afterEach(() => session.cancel())

  test('warns of clipping until it is over', async () => {
    devices.microphones[0]?.setAmplitude(1.5)
    await session.start(ABOUT)
    await expect.element(tooLoud).toBeVisible()
    devices.microphones[0]?.setAmplitude(0.2)
    await expect.element(tooLoud).not.toBeInTheDocument()
    expect(silent.elements()).toEqual([])
  })

  test('warns when nothing can be heard, until a voice is heard', async () => {
    devices.microphones[0]?.setAmplitude(0)
    await session.start(ABOUT)
    await expect.element(silent).toBeVisible()
    devices.microphones[0]?.setAmplitude(0.2)
    await expect.element(silent).not.toBeInTheDocument()
  })

  test('stops its clock while the system has the microphone, and resumes automatically', async () => {
    await session.start(ABOUT)
    await expect.element(page.getByText('Recording', { exact: true })).toBeVisible()
    devices.microphones[0]?.report('mute')
    await expect.element(page.getByText('Interrupted', { exact: true })).toBeVisible()
    await expect.element(page.getByText(/perhaps by a call or a mute switch/)).toBeVisible()
    devices.microphones[0]?.report('unmute')
    await expect.element(page.getByText('Recording', { exact: true })).toBeVisible()
    expect(page.getByText(/perhaps by a call/).elements()).toEqual([])
  })

  test('stays paused if the user paused it, even after the system has given the microphone back', async () => {
    await session.start(ABOUT)
    await page.getByRole('button', { name: 'Pause' }).click()
    devices.microphones[0]?.report('mute')
    devices.microphones[0]?.report('unmute')
    await expect.element(page.getByText('Paused', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Resume' }).click()
    await expect.element(page.getByText('Recording', { exact: true })).toBeVisible()
  })

  test('names the microphone that is used because the chosen one is gone', async () => {
    const device = { id: 'gone', label: 'Conference phone' }
    await session.start({ ...ABOUT, microphone: { ...ABOUT.microphone, device } })
    await expect.element(page.getByText('Recording with Built-in, not with the chosen microphone.')).toBeVisible()
    expect(devices.requests.at(-1)).toMatchObject({ deviceId: { ideal: 'gone' } })
  })

  test('keeps what was recorded when the microphone is unplugged, and offers to continue recording', async () => {
    await session.start(ABOUT)
    await expect.poll(() => [...recorded.values()][0]?.audio.size).toBeGreaterThan(0)
    devices.microphones[0]?.report('ended')
    await expect.element(page.getByText(/^The microphone was disconnected\..* a note of its own\.$/)).toBeVisible()
    expect(inHand(session.getState()).recording.audio.size).toBeGreaterThan(0)
    expect(devices.microphones[0]?.isOpen()).toBe(false)
    await page.getByRole('button', { name: 'Keep it and record on' }).click()
    expect(onRecordOn).toHaveBeenCalledOnce()
  })
})

const CALM: RecordingState = {
  phase: 'recording',
  id: '6a1f1c2e-43a5-4a53-9d4c-1f8f55f0a001',
  recordedMs: 4000,
  runningSince: 0,
  paused: false,
  interrupted: false,
  warning: null,
  substitute: null,
  keptOnDevice: true,
  safety: { seconds: 2, waiting: null, refusal: null },
}

test.each(LANGUAGES)('keeps the buttons in place whatever is said about the sound (%s)', async (language) => {
  await page.viewport(360, 800)
  const states: Partial<RecordingState>[] = [
    {},
    { warning: 'too-loud' },
    { warning: 'silent' },
    { interrupted: true, runningSince: null },
    { substitute: 'MacBook Pro Microphone' },
  ]
  const unused = () => {}
  await renderInApp(
    language,
    <>
      <div className="flex px-4">
        {states.map((state) => (
          <section key={JSON.stringify(state)} className="w-74 shrink-0 flex flex-col items-center">
            <RecordingView
              seconds={4}
              state={{ ...CALM, ...state }}
              readLevel={() => 0}
              onPause={unused}
              onResume={unused}
              onStop={unused}
              onCancel={unused}
            />
          </section>
        ))}
      </div>
      <Tooltips />
    </>,
  )
  const buttons = page.getByRole('button', { name: translate('recorder:stop'), exact: true })
  await expect.poll(() => buttons.elements().length).toBe(states.length)
  const places = buttons.elements().map((button) => button.getBoundingClientRect().top)
  expect(new Set(places).size).toBe(1)
  await page.viewport(1280, 800)
})
