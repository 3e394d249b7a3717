import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { CommentForm } from './comment-form.tsx'

test('keeps what is written while a comment is being sent, and clears what was sent', async () => {
  await renderInApp('en', null)
  await loadSharingTexts()
  const sent: { text: string; acknowledge: () => void }[] = []
  const send = (text: string) => new Promise<void>((acknowledge) => sent.push({ text, acknowledge }))
  await renderInApp('en', <CommentForm noteId="n" label="Comment" submitLabel="Send" onSend={send} />)
  const field = page.getByRole('textbox', { name: 'Comment' })
  const button = page.getByRole('button', { name: 'Send' })
  await field.fill('Which bank?')
  await button.click()
  await field.fill('And when?')
  await expect.poll(() => sent).toHaveLength(1)
  sent[0]?.acknowledge()
  await expect.element(button).toBeEnabled()
  await expect.element(field).toHaveValue('And when?')
  await button.click()
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['Which bank?', 'And when?'])
  sent[1]?.acknowledge()
  await expect.element(field).toHaveValue('')
})
