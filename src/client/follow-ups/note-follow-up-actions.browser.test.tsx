import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeNoteFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { AssignedActions } from './assigned-actions.tsx'
import { NoteFollowUpActions } from './note-follow-up-actions.tsx'

const FOLLOW_UP = makeNoteFollowUp({ id: 't1', dueDate: '2031-03-12' })

/** Tomorrow on this device. */
function tomorrow(): string {
  const now = new Date()
  return new Intl.DateTimeFormat('en-CA').format(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1))
}

const MENUS = [NoteFollowUpActions, AssignedActions].flatMap((Actions) =>
  LANGUAGES.map((language) => ({ name: Actions.name, language, Actions })),
)

test.each(MENUS)('$name moves and sends a follow-up inside its note, in $language', async ({ language, Actions }) => {
  const calls = holdCalls()
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <Actions followUp={FOLLOW_UP} />)
  const open = () => page.getByRole('button', { name: translate('tasks:actions', { title: FOLLOW_UP.title }) }).click()
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await open()
  await expect.element(entry(translate('followUps:send.action'))).toBeVisible()
  await entry(translate('followUps:move.tomorrow')).click()
  const sent = () => calls.map(({ call, body }) => [call, body])
  await expect.poll(sent).toEqual([['PATCH /api/follow-ups/t1', { dueDate: tomorrow() }]])
})
