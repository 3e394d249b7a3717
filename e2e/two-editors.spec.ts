import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { openFor } from './support/second-browser.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const sentenceField = (page: Page, index: number) => page.getByRole('textbox', { name: /^Sentence at/ }).nth(index)
const edit = (page: Page) => page.getByRole('button', { name: 'Correct the text' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const sentence = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const warning = (page: Page, name: string) =>
  page.getByRole('status').getByText(new RegExp(`${name}.* is editing this text right now`))

test('two people share a note, comment on it and edit it at the same time, until one withdraws it', async ({
  page: ada,
  browser,
  server,
  signIn,
  expectedErrors,
}) => {
  // The errors for saving an older text, and later for a note that is no longer shared.
  expectedErrors.push('409', '404')
  const owner = await signIn()
  const email = `lea-${owner.email}`
  const lea = await openFor(browser, server, 'en-GB', email)
  const id = await seedNotes(ada, 'es')
  await ada.goto(`/notes/${id}`)
  await lea.goto('/team')
  await lea.getByRole('tab', { name: 'Shared with Me' }).click()
  await expect(lea.getByText('Nothing here yet')).toBeVisible()

  await test.step('share', async () => {
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = ada.getByRole('dialog', { name: 'Share this note' })
    await dialog.getByLabel('Email addresses').fill(email)
    await dialog.getByRole('combobox', { name: 'They can' }).selectOption('Edit')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog.getByRole('listitem').filter({ hasText: email })).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('open: each sees the other', async () => {
    // The list shows the note without a reload.
    await expect(lea.getByRole('tabpanel').getByText('New', { exact: true })).toBeVisible()
    await lea.getByRole('tabpanel').getByRole('link').click()
    await expect(lea.getByRole('list', { name: 'Also in this note' })).toContainText('Ada M')
    await expect(ada.getByRole('list', { name: 'Also in this note' })).toContainText('Léa Fournier')
  })

  await test.step('what has been opened is no longer new', async () => {
    await lea.goBack()
    await lea.getByRole('tab', { name: 'Shared with Me' }).click()
    await expect(lea.getByRole('tabpanel').getByRole('link')).toBeVisible()
    await expect(lea.getByRole('tabpanel').getByText('New', { exact: true })).toHaveCount(0)
    await expect(ada.getByRole('list', { name: 'Also in this note' })).toHaveCount(0)
    await lea.getByRole('tabpanel').getByRole('link').click()
    await expect(ada.getByRole('list', { name: 'Also in this note' })).toContainText('Léa Fournier')
  })

  await test.step('comment on a sentence, mention and reply', async () => {
    await sentence(lea, 'Decidimos mantener el precio antiguo hasta junio.').hover()
    await lea.getByRole('button', { name: 'Comment on this sentence' }).nth(1).click()
    await expect(lea.getByRole('textbox', { name: 'Comment on this sentence' })).toBeFocused()
    await lea.keyboard.type('@ad')
    await lea.getByRole('listbox', { name: 'People you can mention' }).getByRole('option', { name: 'Ada M' }).click()
    await lea.keyboard.type('is this decided?')
    await lea.getByRole('button', { name: 'Send' }).click()
    const thread = ada.getByRole('article', { name: 'Comment by Léa Fournier' })
    await expect(thread).toContainText('@Ada M is this decided?')
    await thread.getByRole('button', { name: 'Reply' }).click()
    await thread.getByRole('textbox', { name: 'Reply to Léa Fournier' }).fill('Yes.')
    await thread.getByRole('button', { name: 'Send' }).click()
    await expect(lea.getByRole('article', { name: 'Comment by Léa Fournier' })).toContainText('Yes.')
  })

  await test.step('edit different sentences at the same time', async () => {
    await edit(ada)
    await expect(warning(lea, 'Ada M')).toBeVisible()
    await edit(lea)
    await expect(warning(ada, 'Léa Fournier')).toBeVisible()
    await expect(lea.getByText('Your changes are merged when you save')).toBeVisible()
    await expectAccessible(lea)
    await sentenceField(ada, 0).fill('Lisboa fue un éxito.')
    await sentenceField(lea, 1).fill('El precio se mantiene hasta junio.')
    await save(ada)
    await expect(warning(lea, 'Ada M')).toHaveCount(0)
    await expect(lea.getByText('The text has since been saved elsewhere.')).toBeVisible()
    await save(lea)
    for (const page of [ada, lea]) {
      await expect(sentence(page, 'Lisboa fue un éxito.')).toBeVisible()
      await expect(sentence(page, 'El precio se mantiene hasta junio.')).toBeVisible()
    }
  })

  await test.step('edit the same sentence at the same time', async () => {
    await edit(ada)
    await edit(lea)
    await sentenceField(ada, 0).fill('Lisboa fue bien.')
    await sentenceField(lea, 0).fill('Lisboa fue regular.')
    await save(ada)
    await expect(lea.getByText('The text has since been saved elsewhere.')).toBeVisible()
    await save(lea)
    await expect(lea.getByText(/Ada M saved the text last/)).toBeVisible()
    await expect(sentence(ada, 'Lisboa fue bien.')).toBeVisible()
    await lea.getByRole('button', { name: 'Lisboa fue regular.' }).click()
    await save(lea)
    await expect(sentence(ada, 'Lisboa fue regular.')).toBeVisible()
  })

  await test.step('withdraw: the note is gone at once, and after a reload', async () => {
    await edit(lea)
    await sentenceField(lea, 0).fill('Sin guardar.')
    await ada.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = ada.getByRole('dialog', { name: 'Share this note' })
    await dialog.getByRole('button', { name: 'Stop sharing with Léa Fournier' }).click()
    await ada.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
    for (const again of [false, true]) {
      if (again) await lea.reload()
      await expect(lea.getByRole('heading', { name: 'Note not found' })).toBeVisible()
      await expect(lea.getByRole('main')).not.toContainText('Lisboa')
    }
    expect(await lea.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Lisboa')
    await expect(ada.getByRole('list', { name: 'Also in this note' })).toHaveCount(0)
    // Comments on the note stay with its owner.
    await ada.reload()
    await expect(ada.getByRole('article', { name: 'Comment by Léa Fournier' })).toContainText('is this decided?')
  })
  await lea.context().close()
})
