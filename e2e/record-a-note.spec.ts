import { fillMessage, messagesIn } from '#server/languages/messages.ts'
import { FREE_NOTES } from '#shared/limits.ts'
import { awaitRecorded } from './support/await-recorded.ts'
import { MEMO_SECONDS } from './support/chromium.ts'
import { loopAudio } from './support/loop-audio.ts'
import { expect, test } from './support/test.ts'

/** The server's answer to a fifty-first note. */
const FULL = {
  code: 'note_limit_reached',
  message: fillMessage(messagesIn('en').errors.note_limit_reached, { max: FREE_NOTES }),
  requestId: 'e2e',
}

test('signs up, records, and shows the transcript and its analysis', async ({ page, givePremium }) => {
  await loopAudio(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start for free' }).first().click()
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Moreau')
  await page.getByLabel('Email').fill(`ada-${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: /Ada/ })).toBeVisible()

  await givePremium()
  await page.reload()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  // The microphone plays in real time, so the test has to wait until there is enough to record.
  await awaitRecorded(page, Math.ceil(MEMO_SECONDS))
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  // It is saved without a prompt, which is the default setting.
  await page.getByRole('link', { name: 'Open note' }).first().click()
  await expect(page).toHaveURL(/\/notes\/[0-9a-f-]{36}$/)

  const transcript = page.getByRole('region', { name: 'Transcript' })
  await expect(transcript).toContainText(/customers are very happy/i)
  await expect(transcript).toContainText(/the bank by friday/i)
  await expect(page.getByText('Draft quality').first()).toBeVisible()
  const analysis = page.getByRole('complementary', { name: 'Analysis' })
  await expect(analysis.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expect(analysis.getByText(/send .*reports?\b/i).first()).toBeVisible()
  await expect(analysis.getByText(/^Due /).first()).toBeVisible()

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  // Its evidence plays from its own second, which is not the beginning.
  await page.evaluate(() => {
    const audio = document.querySelector('audio')
    const markSeeked = () => Object.assign(audio?.dataset ?? {}, { soughtTo: audio?.currentTime })
    audio?.addEventListener('seeked', markSeeked, { once: true })
  })
  await analysis
    .getByRole('button', { name: /^Play 0:0[1-9].*bank by friday/i })
    .first()
    .click()
  await expect
    .poll(() => page.evaluate(() => Number(document.querySelector('audio')?.dataset.soughtTo)))
    .toBeGreaterThan(1.5)
})

test('asks before saving a recording when the user prefers that', async ({ page, signIn }) => {
  await signIn()
  await page.request.patch('/api/settings', { data: { autoSave: false } })
  // The preference may arrive after the recording has ended.
  const settings = Promise.withResolvers<void>()
  await page.route('**/api/settings', async (route) => {
    await settings.promise
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Start recording' }).click()
  await awaitRecorded(page, 2)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Recording complete').first()).toBeVisible()
  const answered = page.waitForResponse('**/api/settings')
  settings.resolve()
  await answered
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
})

test('keeps a recording beyond the Free limit on the device, and saves it once there is room', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push('402')
  await signIn('free')
  await page.goto('/')
  // The rule itself is tested elsewhere (plans.db.test.ts), because making fifty recordings would take too long here.
  await page.route('**/api/uploads', (route) => route.fulfill({ status: 402, json: FULL }))
  await page.getByRole('button', { name: 'Start recording' }).click()
  await awaitRecorded(page, 2)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText(/You have reached the 50 notes of the Free plan\..*stays on this device/)).toBeVisible()
  await expect(page.getByText('is kept on this device')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('You have 1 recording not sent yet')).toBeVisible()
  // The app tried to send it automatically, and says why it is still there.
  const left = page.getByRole('main').getByRole('listitem')
  await expect(left.filter({ hasText: 'You have reached the 50 notes' })).toBeVisible()
  await page.unroute('**/api/uploads')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
})

test('leaves pauses out of a recording, and removes a discarded one', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await page.keyboard.press('r')
  await awaitRecorded(page, 1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused').first()).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await awaitRecorded(page, 2)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect.poll(() => page.evaluate(countKept)).toBe(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible()
  await expect(page.getByText('not sent yet')).toHaveCount(0)
})

test('offers a recording cut off by a closed page again to a user who prefers to be asked', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.request.patch('/api/settings', { data: { autoSave: false } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Start recording' }).click()
  await awaitRecorded(page, 3)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('You have 1 recording not sent yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Open note' }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('not sent yet')).toHaveCount(0)
})

/** Counts the recordings stored in this browser. Runs in the page. */
function countKept(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('dictum')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('recordings').objectStore('recordings').count()
      counting.onerror = () => reject(counting.error)
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}
