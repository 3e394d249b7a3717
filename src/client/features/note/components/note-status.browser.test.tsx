import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
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
      <NoteStatus note={{ id: 'n', status: 'waiting', access: 'owner', waiting } as VoiceNote} again={AGAIN} />
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
