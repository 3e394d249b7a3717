import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { makeEvent, makeNoteFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { ReadOnlyEvent, ReadOnlyFollowUp } from './read-only-items.tsx'

const NEVER = { timezone: localTimezone(), onPlay: null }

describe.each(LANGUAGES)('what can only be read of a note, in %s', (language) => {
  test('says when an event takes place, where and with whom', async () => {
    const event = makeEvent({
      dateTime: new Date(2035, 2, 6, 10, 15).toISOString(),
      place: 'Room 4',
      people: ['Íñigo'],
    })
    await renderInApp(language, <ReadOnlyEvent event={event} {...NEVER} />)
    const item = page.getByRole('listitem')
    await expect.element(item.getByText(/10:15/)).toBeVisible()
    await expect.element(item.getByText(/Room 4.*Íñigo/)).toBeVisible()
  })

  test('says who has a task, when it is due, how urgent it is, and that it is completed', async () => {
    const due = { dueDate: '2035-03-06', dueAt: new Date(2035, 2, 6, 10, 15).toISOString() }
    const followUp = makeNoteFollowUp({
      ...due,
      who: 'Íñigo',
      counterpart: null,
      priority: 'urgent',
      isCompleted: true,
    })
    await renderInApp(language, <ReadOnlyFollowUp followUp={followUp} {...NEVER} />)
    const item = page.getByRole('listitem')
    await expect.element(item.getByText('Íñigo', { exact: true })).toBeVisible()
    await expect.element(item.getByText(/10:15/)).toBeVisible()
    await expect.element(item.getByText(translate('tasks:priority.urgent'), { exact: true })).toBeVisible()
    await expect.element(item.getByText(translate('note:completed'), { exact: true })).toBeVisible()
  })
})
