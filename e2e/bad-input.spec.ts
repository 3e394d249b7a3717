// Over 250 lines, because it tests the fields of every screen where users type, with the same kinds of bad input.
import type { Locator, Page } from '@playwright/test'
import {
  MAX_PERSON_NAME_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SENTENCE_LENGTH,
  MAX_TITLE_LENGTH,
  QUESTION_LENGTH,
  SHARE_PASSWORD_LENGTH,
  TAG_LIMITS,
  TERM_LENGTH,
} from '#shared/limits.ts'
import { ADMIN_PASSWORD } from './support/dictum-server.ts'
import { seedNotes } from './support/seed-notes.ts'
import { submitUnderFailure } from './support/submit-under-failure.ts'
import { expect, test } from './support/test.ts'

// Errors that the tests provoke from the server.
test.use({ expectedErrors: ['400', '401', '500'] })

const MARKUP = '<img src=x onerror="document.title=1"><b>Bold</b> & “quoted”'
const ARABIC = 'اتصل بالبنك غدا'
const EMOJI = '🎉🏦'
const NOT_OURS = 'Dictum can’t be reached at the moment. Nothing is lost; please try again in a minute.'

const tooLong = (longest: number) => `Too long: at most ${longest.toLocaleString('en')} characters.`
const submitOf = (within: Locator) => within.locator('button[type=submit]')

/** Pastes one character more than allowed. The whole text stays, and the reason is associated with the field. */
async function pasteTooMuch(field: Locator, longest: number): Promise<void> {
  const text = 'x'.repeat(longest + 1)
  await field.fill(text)
  await expect(field).toHaveValue(text)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(tooLong(longest))
}

test('shows sign-up and sign-in errors next to their fields, and creates one account on a double click', async ({
  page,
}) => {
  await page.goto('/auth?tab=sign-up')
  const form = page.getByRole('tabpanel')
  const email = form.getByLabel('Email')
  const password = form.getByLabel('Password', { exact: true })
  await submitOf(form).click()
  await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
  await expect(password).toHaveAccessibleDescription('The password needs at least 8 characters.')
  await email.fill('<b>@example')
  await form.getByLabel('First name').fill('x'.repeat(MAX_PERSON_NAME_LENGTH + 1))
  await password.fill('correct horse battery')
  await submitOf(form).click()
  await expect(email).toHaveAccessibleDescription('Enter an email address, such as name@example.com.')
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription(tooLong(MAX_PERSON_NAME_LENGTH))
  await expect(form.getByLabel('First name')).toHaveValue('x'.repeat(MAX_PERSON_NAME_LENGTH + 1))

  const address = `bad-input-${Date.now()}@example.com`
  await email.fill(address)
  await form.getByLabel('First name').fill(EMOJI)
  await submitUnderFailure(page, {
    call: 'POST /api/register',
    button: submitOf(form),
    message: 'Sign-up failed',
    busy: 'Creating account...',
    typed: [
      [email, address],
      [form.getByLabel('First name'), EMOJI],
    ],
  })
  await expect(page.getByRole('banner').getByText(EMOJI)).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible()
  await page.goto('/auth')
  await submitOf(form).click()
  await expect(password).toHaveAccessibleDescription('Enter your password.')
  await email.fill(address)
  await password.fill('correct horse battery')
  await submitUnderFailure(page, {
    call: 'POST /api/login',
    button: submitOf(form),
    message: 'Sign-in failed',
    busy: 'Signing in...',
    typed: [[email, address]],
  })
  await expect(page).toHaveURL('/')
})

test('shows markup, Arabic and emoji in follow-ups as typed', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/follow-ups')
  const dialog = page.getByRole('dialog')
  // What the dialog does with bad input is tested in src/client/follow-ups/follow-up-dialog.browser.test.tsx.
  for (const [title, details] of [
    [MARKUP, ARABIC],
    [ARABIC, ''],
    [EMOJI, ''],
  ] as const) {
    await page.getByRole('button', { name: 'Add a task' }).click()
    await dialog.getByLabel('What needs doing').fill(title)
    await dialog.getByLabel('Details').fill(details)
    await submitOf(dialog).click()
    await expect(dialog).toBeHidden()
  }
  await page.reload()
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.getByText(MARKUP, { exact: true })).toBeVisible()
  await expect(rows.getByText(EMOJI, { exact: true })).toBeVisible()
  for (const arabic of await rows.getByText(ARABIC, { exact: true }).all()) {
    await expect(arabic).toHaveCSS('direction', 'rtl')
  }
  await expect(page).toHaveTitle(/Follow-ups/)
})

test('accepts hostile input in a note’s name, text, tags, links and events', async ({ page, signIn }) => {
  await signIn()
  const id = await seedNotes(page, 'es')
  await page.goto(`/notes/${id}`)
  const name = page.getByRole('textbox', { name: 'Name of the note' })
  const nameForm = page.locator('form').filter({ has: name })
  for (const [title, direction] of [
    [EMOJI, 'ltr'],
    [ARABIC, 'rtl'],
    [MARKUP, 'ltr'],
  ] as const) {
    await page.getByRole('button', { name: 'Rename' }).click()
    await name.fill(title)
    await name.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCSS('direction', direction)
  }
  await page.getByRole('button', { name: 'Rename' }).click()
  await pasteTooMuch(name, MAX_TITLE_LENGTH)
  await expect(submitOf(nameForm)).toBeDisabled()
  await name.fill('')
  await expect(submitOf(nameForm)).toBeDisabled()
  await name.fill('Budget')
  await submitUnderFailure(page, {
    call: `PATCH /api/voice-notes/${id}`,
    button: submitOf(nameForm),
    message: 'The change was not saved',
    typed: [[name, 'Budget']],
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible()

  const analysis = page.getByRole('complementary', { name: 'Analysis' })
  await analysis.getByRole('button', { name: 'Add a tag' }).click()
  const tag = analysis.getByRole('textbox', { name: 'Add a tag' })
  await pasteTooMuch(tag, TAG_LIMITS.length)
  await tag.fill(MARKUP.slice(0, TAG_LIMITS.length))
  await submitUnderFailure(page, {
    call: `PATCH /api/voice-notes/${id}`,
    button: submitOf(analysis),
    message: 'The change was not saved',
    typed: [[tag, MARKUP.slice(0, TAG_LIMITS.length)]],
  })
  await expect(analysis.getByText(MARKUP.slice(0, TAG_LIMITS.length), { exact: true })).toBeVisible()

  const transcript = page.getByRole('region', { name: 'Transcript' })
  await transcript.getByRole('button', { name: 'Correct the text' }).click()
  const sentence = transcript.getByRole('textbox').first()
  const save = transcript.getByRole('button', { name: 'Save' })
  await pasteTooMuch(sentence, MAX_SENTENCE_LENGTH)
  await save.click()
  await expect(page.getByText('The change was not saved').first()).toBeVisible()
  await sentence.fill(MARKUP)
  await submitUnderFailure(page, {
    call: `PUT /api/voice-notes/${id}/transcript`,
    button: save,
    message: 'The change was not saved',
    typed: [[sentence, MARKUP]],
  })
  await expect(transcript).toContainText(MARKUP)
  await expect(page).toHaveTitle(/Budget/)

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const sharing = page.getByRole('dialog', { name: 'Share this note' })
  await sharing.getByRole('tab', { name: 'By link' }).click()
  const password = sharing.getByLabel('Password', { exact: true })
  await password.fill('short')
  await submitOf(sharing).click()
  await expect(password).toHaveAccessibleDescription('At least 6 characters.')
  await pasteTooMuch(password, SHARE_PASSWORD_LENGTH.max)
  await password.fill('long enough')
  await submitUnderFailure(page, {
    call: `POST /api/voice-notes/${id}/share-link`,
    button: submitOf(sharing),
    message: 'The link could not be created. Please try again.',
    typed: [[password, 'long enough']],
  })
  await expect(sharing.getByRole('button', { name: 'Revoke link' })).toHaveCount(1)

  await page.goto('/events')
  await page
    .getByRole('button', { name: /^More for “.*Tom/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const event = page.getByRole('dialog', { name: 'Edit the event' })
  await pasteTooMuch(event.getByLabel('What', { exact: true }), MAX_TITLE_LENGTH)
  await event.getByLabel('What', { exact: true }).fill('')
  await expect(submitOf(event)).toBeDisabled()
  await event.getByLabel('What', { exact: true }).fill(ARABIC)
  // Past events are collapsed.
  const day = `${new Date().getFullYear() + 2}-05-06`
  await event.getByLabel('Starts').fill(`${day}T10:00`)
  await event.getByLabel('Ends').fill(`${day}T09:00`)
  await expect(event.getByLabel('Ends')).toHaveAccessibleDescription('The end must be after the start.')
  await event.getByLabel('Ends').fill('')
  await submitUnderFailure(page, {
    call: 'PATCH /api/detected-events/*',
    button: submitOf(event),
    message: 'The event could not be updated.',
    typed: [[event.getByLabel('What', { exact: true }), ARABIC]],
  })
  await expect(page.getByRole('main').getByText(ARABIC, { exact: true }).first()).toHaveCSS('direction', 'rtl')
})

test('keeps rejected input in the profile, password, terms, search and query forms', async ({ page, signIn }) => {
  const { password } = await signIn()
  await page.goto('/settings')
  const formWith = (label: string) => page.locator('form').filter({ has: page.getByLabel(label, { exact: true }) })
  const firstName = page.getByLabel('First name')
  await pasteTooMuch(firstName, MAX_PERSON_NAME_LENGTH)
  await submitOf(formWith('First name')).click()
  await expect(page.getByText('Your change was not saved').first()).toBeVisible()
  await firstName.fill(MARKUP)
  await submitUnderFailure(page, {
    call: 'PATCH /api/account',
    button: submitOf(formWith('First name')),
    message: 'Your change was not saved',
    typed: [[firstName, MARKUP]],
  })
  await expect(page.getByRole('banner').getByText(MARKUP, { exact: true })).toBeVisible()

  const present = page.getByLabel('Current password')
  const next = page.getByLabel('New password')
  await present.fill(password)
  await next.fill('short')
  await submitOf(formWith('New password')).click()
  await expect(next).toHaveAccessibleDescription('This is too short.')
  await expect(next).toBeFocused()
  await next.fill('another horse battery')
  await submitUnderFailure(page, {
    call: 'POST /api/account/password',
    button: submitOf(formWith('New password')),
    message: NOT_OURS,
    typed: [
      [present, password],
      [next, 'another horse battery'],
    ],
  })
  await expect(next).toHaveValue('')

  const term = page.getByLabel('Name or term')
  await pasteTooMuch(term, TERM_LENGTH.max)
  await expect(submitOf(formWith('Name or term'))).toBeDisabled()
  for (const name of [ARABIC, EMOJI]) {
    await term.fill(name)
    await term.press('Enter')
    await expect(page.getByRole('button', { name: `Remove “${name}”` })).toBeVisible()
    // The page may show the term before the answer to this call: it also fetches the list once its stream is open. Until
    // the answer has come, another Enter does nothing.
    await expect(term).toHaveValue('')
  }
  await term.fill('<i>Ada</i>')
  await submitUnderFailure(page, {
    call: 'POST /api/vocabulary/terms',
    button: submitOf(formWith('Name or term')),
    message: 'Your terms were not saved',
    typed: [[term, '<i>Ada</i>']],
  })
  await expect(page.getByRole('button', { name: 'Remove “<i>Ada</i>”' })).toHaveCount(1)

  // Without notes there is nothing to search, unless the URL asks for it.
  await page.goto('/notes?q=a')
  const search = page.getByRole('searchbox', { name: 'Search your notes' })
  await pasteTooMuch(search, MAX_SEARCH_LENGTH)
  for (const words of ['"\'%_\\ & | ! :* <b>', EMOJI]) {
    await search.fill(words)
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === words)
    await expect(page.getByText('No matching notes')).toBeVisible()
  }
  // Users type URLs as well.
  await page.goto(`/notes?q=${'x'.repeat(MAX_SEARCH_LENGTH + 1)}`)
  await expect(search).toHaveAccessibleDescription(tooLong(MAX_SEARCH_LENGTH))

  await page.goto('/ask')
  const question = page.getByLabel('Your question')
  await question.fill('?')
  await expect(submitOf(formWith('Your question'))).toBeDisabled()
  await pasteTooMuch(question, QUESTION_LENGTH.max)
  await expect(submitOf(formWith('Your question'))).toBeDisabled()
  await question.fill(MARKUP)
  await submitUnderFailure(page, {
    call: 'POST /api/ask',
    button: submitOf(formWith('Your question')),
    message: 'Your question could not be answered',
    typed: [[question, MARKUP]],
  })
  await expect(page.getByRole('heading', { name: MARKUP, exact: true })).toHaveCount(1)
})

test('shows admin panel errors next to their fields, and creates one user on a double click', async ({ page }) => {
  await page.goto('/admin')
  await unlock(page)
  await page.getByRole('button', { name: 'Crear Usuario' }).click()
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel('Email')
  const password = dialog.getByLabel('Contraseña', { exact: true })
  for (const field of await dialog.getByRole('textbox').all()) await expect(field).toHaveValue('')
  await expect(dialog.getByRole('switch', { name: 'Usuario Premium' })).not.toBeChecked()
  await expect(dialog.getByRole('switch', { name: 'Usuario Activo' })).toBeChecked()
  await submitOf(dialog).click()
  await expect(page.getByText('No se pudo crear el usuario').first()).toBeVisible()
  await expect(email).toHaveAccessibleDescription(/\S/)
  await expect(password).toHaveAccessibleDescription('Es demasiado corto.')
  await dialog.getByLabel('Nombre').fill('x'.repeat(MAX_PERSON_NAME_LENGTH + 1))
  await submitOf(dialog).click()
  await expect(dialog.getByLabel('Nombre')).toHaveAccessibleDescription('Es demasiado largo.')
  const address = `panel-${Date.now()}@example.com`
  await email.fill(address)
  await password.fill('correct horse battery')
  await dialog.getByLabel('Nombre').fill(MARKUP)
  await dialog.getByLabel('Apellido').fill(ARABIC)
  const typed: Array<[Locator, string]> = [
    [email, address],
    [dialog.getByLabel('Nombre'), MARKUP],
    [dialog.getByLabel('Apellido'), ARABIC],
  ]
  const button = submitOf(dialog)
  await submitUnderFailure(page, {
    call: 'POST /api/admin/users',
    button,
    message: 'No se pudo crear el usuario',
    busy: 'Creando...',
    typed,
  })
  const row = page.getByRole('row').filter({ hasText: address })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(MARKUP)

  await row.getByRole('button', { name: /^Editar a/ }).click()
  await email.fill('nadie')
  await submitOf(dialog).click()
  await expect(email).toHaveAccessibleDescription(/\S/)
  await email.fill(address)
  await dialog.getByLabel('Nombre').fill(EMOJI)
  await submitUnderFailure(page, {
    call: 'PATCH /api/admin/users/*',
    button,
    message: 'No se pudo actualizar el usuario',
    busy: 'Guardando...',
    typed: [[dialog.getByLabel('Nombre'), EMOJI]],
  })
  await expect(row).toContainText(EMOJI)
})

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(ADMIN_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Usuarios Registrados' })).toBeVisible()
}
