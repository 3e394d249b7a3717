import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { Again } from '../hooks/use-again.ts'
import { NoteStatus } from './note-status.tsx'

const AGAIN: Again = {
  choices: { engines: [], languages: [], better: null },
  others: [],
  served: [],
  passageLanguages: [],
  tellsSpeakers: false,
  problems: [],
  busy: false,
  onTranscribe: vi.fn(),
}

type Text = Pick<Transcript, 'version' | 'replaces'>

const MOMENTS = { today: new Date(), 'a past year': new Date('2020-11-20T09:30:00Z') }

async function show(language: Language, since: Date) {
  const waiting = { code: 'service_unreachable', message: 'It is away.', since: since.toISOString(), until: null }
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(
    language,
    <main>
      <NoteStatus
        note={{ id: 'n', status: 'waiting', access: 'owner', waiting } as VoiceNote}
        again={AGAIN}
        transcript={{ version: 0 }}
      />
    </main>,
  )
}

test.each([
  ['en', 'a past year', 'Unreachable since Fri'],
  ['en', 'today', 'Unreachable since today'],
  ['es', 'a past year', 'Sin respuesta desde el vie'],
  ['es', 'today', 'Sin respuesta desde hoy'],
  ['fr', 'a past year', 'Injoignable depuis le ven.'],
  ['fr', 'today', 'Injoignable depuis aujourd’hui'],
] as const)('says in %s that a service has been away since %s', async (language, moment, expected) => {
  await show(language, MOMENTS[moment])
  await expect.poll(() => page.getByRole('main').element().textContent).toContain(expected)
})

describe.each(LANGUAGES)('a note that is transcribed again, on a phone, in %s', (language) => {
  const waiting = { code: 'service_unreachable', message: 'It is away.', since: null, until: null }
  const failure = { code: 'engine_failed', message: 'It failed.' }
  const underWay = { status: 'transcribing', progress: { percent: 20, secondsLeft: null }, delay: null } as const
  const keep = () => page.getByRole('button', { name: translate('note:again.keep') })
  async function showNote(note: Partial<VoiceNote>, transcript: Text) {
    await page.viewport(360, 740)
    await renderInApp(
      language,
      <main>
        <NoteStatus note={{ id: 'n', access: 'owner', ...note } as VoiceNote} again={AGAIN} transcript={transcript} />
      </main>,
    )
    await expect.element(page.getByRole('main')).toBeVisible()
  }

  test.each([
    ['waits', { status: 'waiting', waiting }, { version: 1 }],
    ['is under way', underWay, { version: 0, replaces: 1 }],
    ['is under way for a passage', underWay, { version: 1 }],
    ['has failed', { status: 'failed', failure }, { version: 1 }],
  ] as [string, Partial<VoiceNote>, Text][])('can keep its text where that %s', async (_how, note, transcript) => {
    const calls = holdCalls()
    await showNote(note, transcript)
    await keep().click()
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ call: 'POST /api/voice-notes/n/transcribe/cancel' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test.each([
    ['it has none', { status: 'waiting', waiting }, { version: 0 }],
    ['its first text is under way', underWay, { version: 0 }],
    ['it belongs to somebody else', { status: 'waiting', waiting, access: 'edit' }, { version: 1 }],
    ['only its analysis failed', { status: 'failed', failure: { code: 'internal', message: '' } }, { version: 1 }],
  ] as [string, Partial<VoiceNote>, Text][])('offers to keep no text where %s', async (_why, note, transcript) => {
    await showNote(note, transcript)
    await expect.element(keep()).not.toBeInTheDocument()
  })
})
