// Over 250 lines, because follow-ups, events and commitments come from the same spoken notes and use the same helpers.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { FollowUp } from '#shared/contract/follow-ups.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { holdToastsOpen } from './support/hold-toasts-open.ts'
import { expect, test } from './support/test.ts'

async function addFollowUp(page: Page, followUp: object): Promise<FollowUp> {
  const answer = await page.request.post('/api/follow-ups', { data: followUp })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** Uploads 'We have a meeting with John on Thursday at ten', followed by two follow-ups. */
async function uploadMeeting(page: Page): Promise<void> {
  const buffer = await readFile(new URL('./fixtures/meeting.wav', import.meta.url))
  const audio = { name: 'meeting.wav', mimeType: 'audio/wav', buffer }
  await page.request.post('/api/voice-notes', { multipart: { language: 'en', timezone: 'Europe/Madrid', audio } })
}

const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const rowOf = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text }).first()
/** Returns a day in the page's time zone as `YYYY-MM-DD`, a number of days after another one. */
const dayFromNow = (days: number, now = Date.now()) =>
  new Date(now + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Madrid' })

test('adds, edits, filters, completes, deletes and restores follow-ups', async ({ page, signIn }) => {
  await holdToastsOpen(page)
  await signIn()
  await addFollowUp(page, { title: 'Low one', priority: 'low' })
  await addFollowUp(page, { title: 'Late one', priority: 'high', dueDate: dayFromNow(-3) })
  await page.goto('/follow-ups')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(/Late one.*Overdue since/)
  await expect(rowOf(page, 'Low one')).not.toContainText('Overdue')

  await page.getByRole('button', { name: 'Add a task' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What needs doing').fill('<b>Call</b> the bank 🏦')
  await dialog.getByLabel('Who does it').fill('you')
  await dialog.getByLabel('Due date').fill(dayFromNow(2))
  await dialog.getByRole('combobox', { name: 'Priority' }).selectOption('urgent')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'the bank')).toContainText(/<b>Call<\/b> the bank 🏦.*You.*Due.*Urgent/)

  await page.getByRole('button', { name: 'More for “Low one”' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog.getByLabel('What needs doing').fill('Lower one')
  await dialog.getByLabel('Details').fill('Only if there is time')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Lower one')).toContainText('Only if there is time')

  await page.getByRole('checkbox', { name: 'Mark as completed: Late one' }).click()
  await expect(rows(page).last()).toContainText('Late one')
  await expect(rowOf(page, 'Late one')).not.toContainText('Overdue')
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('checkbox', { name: 'Mark as pending: Late one' }).click()
  await expect(page.getByText('Nothing completed yet')).toBeVisible()
  await page.getByRole('tab', { name: 'Pending' }).click()
  await expect(rows(page)).toHaveCount(3)

  await page.getByRole('button', { name: 'More for “Lower one”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(3)
  await expectAccessible(page, 'main')
})

test('groups follow-ups by their due date, and moves and completes them with one tap, which can be undone', async ({
  page,
  signIn,
}) => {
  // A Wednesday. On a Sunday, "Next week" is the same day as "Tomorrow" and is not offered.
  await page.clock.setFixedTime('2031-03-12T10:00:00+01:00')
  await holdToastsOpen(page)
  await signIn()
  await addFollowUp(page, { title: 'Some day' })
  await addFollowUp(page, { title: 'In a month', dueDate: '2031-04-14', who: 'Ana' })
  await addFollowUp(page, { title: 'Late', dueDate: '2031-03-09' })
  await page.goto('/follow-ups')
  const group = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Overdue', 'Later', 'No date'])
  await expect(page.getByRole('radio', { name: 'Mine 2' })).toBeVisible()

  await page.getByRole('button', { name: 'Move “Late”: Tomorrow' }).click()
  await expect(group('Overdue')).toHaveCount(0)
  await expect(rowOf(page, 'Late')).toContainText('Due tomorrow')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group('Overdue').getByRole('listitem')).toContainText('Late')

  await page.getByRole('button', { name: 'Move “Some day”' }).click()
  await page.getByRole('menuitem', { name: /^Next week/ }).click()
  await expect(group('No date')).toHaveCount(0)
  await page.getByRole('button', { name: 'Move “Some day”' }).click()
  await page.getByRole('menuitem', { name: 'Remove the date' }).click()
  await expect(group('No date').getByRole('listitem')).toContainText('Some day')

  await page.getByRole('tab', { name: 'Pending' }).click()
  await page.getByRole('radio', { name: 'Others’ 1' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toHaveText(/In a month/)
  await page.getByRole('checkbox', { name: 'Mark as completed: In a month' }).click()
  await expect(page.getByText('Nobody else has anything to do')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveText(/In a month/)
})

test('loads a long list page by page, and shows the total', async ({ page, signIn }) => {
  await signIn()
  await Promise.all(Array.from({ length: 101 }, (_, index) => addFollowUp(page, { title: `Task ${index}` })))
  await addFollowUp(page, { title: 'Last of all', priority: 'low' })
  await page.goto('/follow-ups')
  await expect(page.getByRole('radio', { name: 'All 102' })).toBeChecked()
  await expect(rows(page)).toHaveCount(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).toHaveCount(102)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  await page.getByRole('checkbox', { name: 'Mark as completed: Last of all' }).click()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(page.getByRole('radio', { name: 'All 1', exact: true })).toBeChecked()
  await expect(rows(page)).toHaveText(/Last of all/)
})

test('moves follow-ups from tomorrow to today to overdue on a page left open', async ({ page, signIn }) => {
  await signIn()
  await addFollowUp(page, { title: 'Call Ana', dueDate: '2031-03-11' })
  // Far from midnight, so that it does not matter how long the page takes to load.
  await page.clock.install({ time: '2031-03-10T12:00:00+01:00' })
  await page.goto('/follow-ups')
  await expect(rowOf(page, 'Call Ana')).toContainText('Due tomorrow')
  await page.clock.fastForward('12:00:30')
  await expect(rowOf(page, 'Call Ana')).toContainText('Due today')
  await page.clock.fastForward('24:00:00')
  await expect(rowOf(page, 'Call Ana')).toContainText('Overdue since yesterday')
})

test.describe('in Spanish, when the server fails', () => {
  test.use({ locale: 'es', expectedErrors: ['500', 'ERR_FAILED'] })

  test('reverts a failed tick with a message, and retries a list that failed to load', async ({ page, signIn }) => {
    await signIn()
    const { id } = await addFollowUp(page, { title: 'Llamar al banco' })
    // Live updates would make the page refetch on its own.
    await page.route('**/api/stream*', (route) => route.abort())
    const fail = (url: string | RegExp, method: string) =>
      page.route(url, (route) => {
        if (route.request().method() !== method) return route.continue()
        return route.fulfill({ status: 500 })
      })
    await page.goto('/follow-ups')
    await fail(`**/api/follow-ups/${id}`, 'PATCH')
    await page.getByRole('checkbox', { name: 'Marcar como completada: Llamar al banco' }).click()
    await expect(page.getByText('Error al actualizar la tarea.', { exact: true })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Marcar como completada: Llamar al banco' })).not.toBeChecked()

    const list = /\/api\/follow-ups\?/
    await fail(list, 'GET')
    await page.reload()
    await expect(
      page.getByRole('alert').filter({ hasText: 'No se han podido obtener las tareas.' }).first(),
    ).toBeVisible()
    await page.unroute(list)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(rows(page)).toHaveCount(1)
  })
})

test('shows a note’s follow-ups on the dashboard with links to their moment, and adds a meeting to a calendar', async ({
  page,
  signIn,
}) => {
  await holdToastsOpen(page)
  await signIn()
  await page.goto('/')
  await uploadMeeting(page)
  // There is no reload: the page is notified when the note is ready.
  const followUps = page.getByRole('region', { name: 'Your next tasks' })
  await expect(followUps.getByRole('listitem')).toHaveCount(2)
  const numbers = page.getByRole('region', { name: 'Your numbers' })
  await expect(numbers).toContainText(/Total notes\s*1/)
  await expect(numbers).toContainText(/Tasks\s*2/)
  await followUps.getByRole('checkbox', { name: /Mark as completed: .*customers/i }).click()
  await expect(numbers).toContainText(/Completion rate\s*50/)
  await expect(followUps.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(followUps.getByRole('listitem')).toHaveCount(2)

  const events = page.getByRole('region', { name: 'Detected events' })
  await expect(events).toContainText(/meeting with john/i)
  await events.getByRole('button', { name: /Add to calendar/ }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Calendar file (.ics)' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/BEGIN:VEVENT\r\nUID:event-/)
  await expect(events.getByRole('listitem')).toHaveCount(0)

  await events.getByRole('link', { name: 'All events' }).click()
  const event = rowOf(page, /meeting with john/i)
  await expect(event).toContainText('Added')
  await event.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'Not in my calendar' }).click()
  await expect(event).not.toContainText('Added')
  await event.getByRole('button', { name: /^Add to calendar/ }).click()
  await page.getByRole('menuitem', { name: 'Subscribed calendar' }).click()
  await expect(event).toContainText('Added')
  await page.getByRole('button', { name: 'New address' }).waitFor()
  const address = page.getByLabel('Private address')
  const before = await address.inputValue()
  // The page shows the change before the server has answered.
  const readFeed = async () => (await page.request.get(new URL(before).pathname)).text()
  await expect.poll(readFeed).toMatch(/meeting with john/i)
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('button', { name: 'Replace it' }).click()
  await expect(address).not.toHaveValue(before)
  expect((await page.request.get(new URL(before).pathname)).status()).toBe(404)
  await expectAccessible(page, 'main')

  await page.getByRole('button', { name: /More for “.*john/i }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What', { exact: true }).fill('Tea with John')
  await dialog.getByRole('checkbox', { name: 'All day' }).click()
  await dialog.getByLabel('Day', { exact: true }).fill(dayFromNow(30))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Tea with John')).toContainText('All day')

  await page.goto('/follow-ups')
  await rowOf(page, /report/i)
    .getByRole('link', { name: /^At 0:0\d in/ })
    .click()
  await expect(page).toHaveURL(/\/notes\/[\w-]+\?t=\d/)
})

test('shows prompts instead of follow-ups and events without Premium, and makes no request that would be refused', async ({
  page,
  signIn,
}) => {
  await signIn('free')
  const prompt = page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' })
  for (const path of ['/', '/follow-ups', '/events']) {
    await page.goto(path)
    await expect(prompt).toHaveAttribute('href', '/premium')
  }
  await page.goto('/')
  await uploadMeeting(page)
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(
    page.getByRole('complementary', { name: 'Analysis' }).getByRole('link', { name: 'Upgrade to Premium' }),
  ).toBeVisible()
})

test.describe('commitments, in Spanish', () => {
  test.use({ locale: 'es' })

  /**
   * Uploads a note whose live captions become its text, since no engine here supports Spanish. Waits until it is ready.
   */
  async function say(page: Page, captions: string, recordedAt: string): Promise<string> {
    const buffer = await readFile(new URL('./fixtures/memo.wav', import.meta.url))
    const audio = { name: 'memo.wav', mimeType: 'audio/wav', buffer }
    const multipart = { language: 'es', timezone: 'Europe/Madrid', recordedAt, captions, audio }
    const { id } = await (await page.request.post('/api/voice-notes', { multipart })).json()
    const status = async () => (await (await page.request.get(`/api/voice-notes/${id}`)).json()).status
    await expect.poll(status).toBe('ready')
    return id
  }

  test('separates what others have to do, and accepts and undoes a closing offer from a later note', async ({
    page,
    signIn,
  }) => {
    await holdToastsOpen(page)
    await signIn()
    await say(page, 'Marta me va a mandar el contrato. Tengo que mandarle el plano a Luis.', '2026-03-10T09:00:00Z')
    const later = await say(page, 'Marta me ha mandado el contrato.', '2026-03-12T09:00:00Z')
    await page.goto('/follow-ups')
    await expect(rowOf(page, 'Para Luis')).toContainText('Mandarle el plano')
    // The choice is stored in the URL, so the checkmark follows a moment after the click.
    await page.getByRole('radio', { name: 'De otros 1' }).click()
    await expect(page.getByRole('radio', { name: 'De otros 1' })).toBeChecked()
    await expect(rows(page)).toHaveCount(1)
    const row = rowOf(page, 'Mandar el contrato')
    await expect(row).toContainText(/De Marta.*Has dicho: «Marta me ha mandado el contrato.»/)
    await expectAccessible(page, 'main')

    await row.getByRole('button', { name: 'Marcar como hecha' }).click()
    await expect(row.getByRole('checkbox')).toBeChecked()
    await expect(row).not.toContainText('Has dicho')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    // The page fetches the offer again.
    await expect(row).toContainText('Has dicho')

    await row
      .getByRole('link', { name: /contrato/i })
      .last()
      .click()
    await expect(page).toHaveURL(new RegExp(`/notes/${later}\\?t=\\d`))
    const findings = page.getByRole('complementary', { name: 'Análisis' })
    await expect(findings.getByText('¿Está hecha «Mandar el contrato»?')).toBeVisible()
    await expectAccessible(page, 'main')
    await findings.getByRole('button', { name: 'Todavía no' }).click()
    await expect(findings.getByText('¿Está hecha')).toHaveCount(0)
    const { isCompleted } = (await (await page.request.get('/api/follow-ups')).json()).find(
      ({ title }: FollowUp) => title === 'Mandar el contrato',
    )
    expect(isCompleted).toBe(false)
  })
})

test('shows browser reminders once enabled and permitted, and none when permission is denied', async ({
  page,
  signIn,
}) => {
  // A headless browser shows neither prompts nor notifications.
  await page.addInitScript(() => {
    const shown: string[] = []
    class FakeNotification {
      static permission = localStorage.getItem('answer') ? 'granted' : 'default'
      static async requestPermission() {
        FakeNotification.permission = localStorage.getItem('answer') ?? 'denied'
        return FakeNotification.permission
      }
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { Notification: FakeNotification, shown })
  })
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  // Each day has its own reminder, so the page's day must not end meanwhile.
  const now = Date.now()
  await page.clock.setFixedTime(now)
  await signIn()
  await addFollowUp(page, { title: 'Late one', dueDate: dayFromNow(-3, now) })
  await addFollowUp(page, { title: 'Another', dueDate: dayFromNow(0, now), priority: 'low' })
  await page.goto('/settings')
  const setting = page.getByRole('switch', { name: /^Due tasks in this browser/ })
  await setting.click()
  await expect(page.getByText('The browser does not allow notifications').first()).toBeVisible()
  await expect(setting).not.toBeChecked()

  await page.evaluate(() => localStorage.setItem('answer', 'granted'))
  await page.reload()
  // The switch shows the choice at once, but the reload below must not happen before the server has stored it.
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/settings') && (response.request().postData() ?? '').includes('taskNotifications'),
  )
  await setting.click()
  await expect(setting).toBeChecked()
  expect((await saved).status()).toBe(200)
  await expect.poll(shown).toEqual(['2 tasks are due: Late one, and 1 more'])
  // The reminder is shown only once a day: opening the page again shows nothing new.
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.reload()
  await expect(setting).toBeChecked()
  expect(await shown()).toEqual([])
  expect(requested).not.toContain('/api/follow-ups')
  await page.goto('/follow-ups?of=due')
  await expect(page.getByRole('radio', { name: 'Due now 2' })).toBeChecked()
  await expect(rows(page)).toHaveCount(2)
})
