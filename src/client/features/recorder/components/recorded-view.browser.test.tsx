import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import type { FinishedRecording } from '../recorder-state.ts'
import { RecordedView } from './recorded-view.tsx'

const RECORDING: FinishedRecording = {
  id: '6a1f1c2e-43a5-4a53-9d4c-1f8f55f0a001',
  userId: 'ada',
  startedAt: '2026-11-21T09:00:00.000Z',
  timezone: 'Europe/Madrid',
  language: 'es',
  mime: 'audio/webm;codecs=opus',
  seconds: 4,
  audio: new Blob(['sound']),
  keptOnDevice: true,
}

test.each(LANGUAGES)('says once that a refused recording is kept on the device, in %s', async (language) => {
  const show = (message: string, saysKept: boolean) =>
    renderInApp(
      language,
      <RecordedView
        state={{
          phase: 'recorded',
          recording: RECORDING,
          ended: 'requested',
          failure: { message, saysKept },
        }}
        onSave={() => {}}
        onRecordOn={() => {}}
        onDiscard={() => {}}
      />,
    )
  await show('Not an audio file.', false)
  await expect.element(page.getByRole('alert')).toHaveTextContent(`Not an audio file. ${translate('recorder:kept')}`)
  await show('No room; your recording stays on this device.', true)
  await expect
    .element(page.getByRole('alert').last())
    .toHaveTextContent('No room; your recording stays on this device.')
})
