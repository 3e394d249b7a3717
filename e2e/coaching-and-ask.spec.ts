import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { expectToFit } from './support/expect-to-fit.ts'
import { expect, test } from './support/test.ts'

// The notes are in Spanish, which no engine supports here, so the live captions sent with the recording become their
// text.
const SPOKEN = [
  [
    'Buenos días.',
    'Estoy muy preocupada por Marchena.',
    'Me preocupa mucho el retraso de Marchena.',
    'Tengo que llamar a Tomás.',
  ],
  [
    'Estoy preocupada por Marchena otra vez.',
    'Hemos decidido cambiar de almacén en junio.',
    'Debo escribir el informe.',
  ],
  ['Gracias a Lucía por el lanzamiento.', 'Tengo que reservar la sala.'],
]

async function speak(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = await readFile(new URL('./fixtures/meeting.wav', import.meta.url))
  const audio = { name: 'nota.wav', mimeType: 'audio/wav', buffer }
  const created = await page.request.post('/api/voice-notes', {
    multipart: { language: 'es', timezone: 'Europe/Madrid', captions: lines.join('\n'), audio },
  })
  const { id } = await created.json()
  const readStatus = async () => (await (await page.request.get(`/api/voice-notes/${id}`)).json()).status
  await expect.poll(readStatus).toBe('ready')
}

/** Checks only the screen's content. The tests of the languages check the frame around all screens. */
async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectToFit(page, width)
    await expectAccessible(page, 'main')
  }
}

test('draws insights from three notes, with quotes that open the note at their moment', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/coaching')
  await expect(page.getByText('3 more notes and your coaching begins')).toBeVisible()
  for (const lines of SPOKEN) await speak(page, lines)
  await page.goto('/')
  await page.getByRole('link', { name: 'Coaching' }).first().click()
  const leadership = page.getByRole('region', { name: 'Leadership behaviors' })
  await expect(leadership.getByText('‘Marchena’ comes back in 3 sentences of concern, in 2 of 3 notes.')).toBeVisible()
  await expect(leadership.getByText('Try this:').first()).toBeVisible()
  await expect(leadership.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^[1-9]/)
  await expect(page.getByText('3 of your 3 tasks have no date.')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await leadership.getByRole('link', { name: /Gracias a Lucía/ }).click()
  await expect(page).toHaveURL(/\/notes\/[0-9a-f-]+\?t=\d+$/)
  const sentence = page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /Gracias a Lucía/ })
  await expect(sentence).toBeInViewport()
})

test('answers a query with sentences from the notes', async ({ page, signIn }) => {
  await signIn()
  for (const lines of SPOKEN) await speak(page, lines)
  await page.goto('/notes')
  await page.getByRole('link', { name: 'Ask your notes' }).click()
  await page.getByLabel('Your question').fill('¿Qué hemos decidido del almacén?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('region', { name: '¿Qué hemos decidido del almacén?' })
  await expect(answer).toContainText('From a note of')
  await expect(answer.getByRole('link', { name: /Hemos decidido cambiar de almacén en junio/ })).toBeVisible()
  await page.getByLabel('Your question').fill('Where is the submarine?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Your notes say nothing about this.')).toBeVisible()
  await expectAccessibleEverywhere(page)

  await answer.getByRole('link').first().click()
  const sentence = page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /Hemos decidido/ })
  await expect(sentence).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(answer).toBeVisible()
})

test('shows the Premium prompts on both pages without Premium', async ({ page, signIn }) => {
  await signIn('free')
  await page.goto('/coaching')
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/premium')
  await expect(page.getByRole('heading', { name: 'Decision making' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.goto('/ask')
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible()
  await expect(page.getByLabel('Your question')).toHaveCount(0)
})
