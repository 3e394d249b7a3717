import i18next from 'i18next'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { admin as en } from '#client/i18n/en/admin.ts'
import { admin as es } from '#client/i18n/es/admin.ts'
import { admin as fr } from '#client/i18n/fr/admin.ts'
import { translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { SystemState as State } from '#shared/contract/admin-system.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { SystemState } from './system-state.tsx'

const TEXTS = { en, es, fr }
const IDLE = { ready: 0, delayed: 0, active: 0, oldestSeconds: 0 }
const STATE: State = {
  storage: { kind: 'fs', isReachable: true, freeBytes: 42 * 2 ** 30 },
  engines: [
    { id: 'local', model: 'parakeet-tdt-0.6b-v3', setUp: true, problem: null },
    { id: 'remote', model: 'whisper-1', setUp: true, problem: 'It does not answer.' },
  ],
  queues: [
    { queue: 'note.transcribe', ...IDLE, ready: 7, delayed: 1, active: 2, oldestSeconds: 754 },
    { queue: 'mail.send', ...IDLE },
  ],
  lastBackup: { snapshotAt: '2026-05-14T10:00:00.000Z', sizeBytes: 2 ** 31, isEncrypted: true },
  failedNotes: {
    total: 3,
    newest: [
      {
        id: '0190a1f0-0000-7000-8000-000000000000',
        ownerEmail: 'a.person.with.a.long.address@department.example.com',
        createdAt: '2026-05-14T10:00:00.000Z',
        reason: 'The recording is damaged.',
      },
    ],
  },
}

async function show(language: Language, state: State) {
  await page.viewport(360, 740)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${input}`)
    return init?.method === 'POST' ? new Response(null, { status: 204 }) : Response.json(state)
  })
  await renderInApp(language, null)
  i18next.addResourceBundle(language, 'admin', TEXTS[language])
  await renderInApp(language, <SystemState language={language} />)
  return calls
}

test.each(LANGUAGES)('fits a phone in %s', async (language) => {
  await show(language, STATE)
  await expect.element(page.getByText('The recording is damaged.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const row = page.getByRole('row', { name: new RegExp(translate('admin:system.queue.transcribe')) })
  await expect.poll(() => row.element().textContent).toMatch(/82$/)
})

test('has a failed note processed again', async () => {
  const calls = await show('en', STATE)
  await page.getByRole('button', { name: /^Retry the note of a\.person/ }).click()
  await expect.poll(() => calls).toContain('POST /api/admin/notes/0190a1f0-0000-7000-8000-000000000000/retry')
  // The state is fetched again after the retry.
  await expect.poll(() => calls.filter((call) => call === 'GET /api/admin/system').length).toBe(2)
})

test('says what is missing', async () => {
  const storage = { ...STATE.storage, isReachable: false }
  await show('en', { ...STATE, storage, lastBackup: null, failedNotes: { total: 0, newest: [] } })
  await expect.element(page.getByText('The storage does not answer · 42 GB free on the disk')).toBeVisible()
  await expect.element(page.getByText('None has been made yet: npm run backup -- FILE')).toBeVisible()
  await expect.element(page.getByText('No note has failed.')).toBeVisible()
})

test('asks for what is wrong in the language that is chosen in the panel', async () => {
  const fetched: Array<string | null> = []
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    const language = new Headers(init?.headers).get('accept-language')
    fetched.push(language)
    return Response.json({ ...STATE, engines: [{ ...STATE.engines[1], problem: `No answer (${language})` }] })
  })
  await renderInApp('fr', null)
  i18next.addResourceBundle('fr', 'admin', fr)
  await renderInApp('fr', <Chosen />)
  await expect.element(page.getByText(/^No answer \(es\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.element(page.getByText(/^No answer \(fr\)/)).toBeVisible()
  expect(fetched).toEqual(['es', 'fr'])
})

function Chosen() {
  const [language, setLanguage] = useState<Language>('es')
  return (
    <>
      <button type="button" onClick={() => setLanguage('fr')}>
        Français
      </button>
      <SystemState language={language} />
    </>
  )
}
