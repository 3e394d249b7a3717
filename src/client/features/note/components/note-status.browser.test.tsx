import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
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
  request: { data: undefined, fetchStatus: 'idle', failureCount: 0 },
  onTranscribe: vi.fn(),
}

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
        hasText={false}
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
  const keep = () => page.getByRole('button', { name: translate('note:again.keep') })
  async function showNote(note: Partial<VoiceNote>, hasText: boolean) {
    await page.viewport(360, 740)
    await renderInApp(
      language,
      <main>
        <NoteStatus note={{ id: 'n', access: 'owner', ...note } as VoiceNote} again={AGAIN} hasText={hasText} />
      </main>,
    )
    await expect.element(page.getByRole('main')).toBeVisible()
  }

  test.each([
    ['waits', { status: 'waiting', waiting }],
    ['is under way', { status: 'transcribing', progress: { percent: 20, secondsLeft: null }, delay: null }],
    ['has failed', { status: 'failed', failure }],
  ] as [string, Partial<VoiceNote>][])('can keep its text where that %s', async (_how, note) => {
    const calls = holdCalls()
    await showNote(note, true)
    await keep().click()
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ call: 'POST /api/voice-notes/n/transcribe/cancel' })
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  })

  test.each([
    ['it has none', { status: 'waiting', waiting }, false],
    ['it belongs to somebody else', { status: 'waiting', waiting, access: 'edit' }, true],
    ['only its analysis failed', { status: 'failed', failure: { code: 'internal', message: '' } }, true],
  ] as [string, Partial<VoiceNote>, boolean][])('offers to keep no text where %s', async (_why, note, hasText) => {
    await showNote(note, hasText)
    await expect.element(keep()).not.toBeInTheDocument()
  })
})
