import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { SafetyLine } from './safety-line.tsx'

const BUSY = { en: 'The server is busy', es: 'El servidor está ocupado', fr: 'Le serveur est occupé' }

test.each([...LANGUAGES])('says that the server is busy, not that there is no connection (%s)', async (language) => {
  await renderInApp(language, <SafetyLine safety={{ seconds: 2, waiting: 'busy', refusal: null }} keptOnDevice />)
  await expect.element(page.getByText(BUSY[language], { exact: false })).toBeVisible()
})

test.each([
  ['unreachable', 'No connection: keep this page open'],
  ['signed-out', 'You are signed out: keep this page open'],
] as const)('asks to keep the page open where the device stores nothing (%s)', async (waiting, text) => {
  await renderInApp('en', <SafetyLine safety={{ seconds: 2, waiting, refusal: null }} keptOnDevice={false} />)
  await expect.element(page.getByText(text)).toBeVisible()
})
