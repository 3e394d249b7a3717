import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

test('shares one event stream among eight tabs, and removes a deleted note from all of them', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await seedNotes(page, 'es')
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/stream') streams.push(request.url())
  })
  const tabs = [page]
  while (tabs.length < 8) tabs.push(await context.newPage())
  for (const tab of tabs) {
    await tab.goto('/notes')
    await expect(tab.getByText('3 notes')).toBeVisible()
  }
  expect(streams).toHaveLength(1)

  const last = tabs.at(-1) ?? page
  await last
    .getByRole('button', { name: /^Delete “/ })
    .first()
    .click()
  await last.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click()
  // The toast is closed at once, so that the deletion is sent now.
  await last.close()
  for (const tab of tabs.slice(0, -1)) await expect(tab.getByText('2 notes')).toBeVisible()

  // The tab that holds the stream closes. Another one takes over and still receives events.
  await tabs[0]?.close()
  await expect.poll(() => streams.length).toBe(2)
  const [note] = await (await context.request.get('/api/voice-notes')).json()
  expect((await context.request.delete(`/api/voice-notes/${note.id}`)).status()).toBe(204)
  for (const tab of tabs.slice(1, -1)) await expect(tab.getByText('1 note', { exact: true })).toBeVisible()
})
