import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translate } from '#client/i18n/i18n.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { makeEvent } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { EventDialog } from './event-dialog.tsx'

/** The only zone with this UTC offset. */
const AWAY = 'Asia/Kathmandu'
const EVENT = makeEvent({ dateTime: '2026-11-25T07:15:00.000Z' })
const HINTS = {
  en: 'In your time, not the note’s (Kathmandu).',
  es: 'En tu hora, no en la de la nota (Katmandú).',
  fr: 'À votre heure, et non à celle de la note (Katmandou).',
}

describe.each(LANGUAGES)('the form of an event, in %s', (language) => {
  const begin = () => page.getByLabelText(translate('events:form.begin'))

  test('says whose time it expects if the note’s clock shows a different one', async () => {
    await renderInApp(language, <EventDialog event={EVENT} timezone={AWAY} onClose={() => undefined} />)
    await expect.element(begin()).toHaveAccessibleDescription(HINTS[language])
  })

  test('says nothing about zones if the clocks are the same', async () => {
    await renderInApp(language, <EventDialog event={EVENT} timezone={localTimezone()} onClose={() => undefined} />)
    await expect.element(begin()).toBeVisible()
    await expect.element(begin()).not.toHaveAccessibleDescription()
  })
})

test('moves the end with the beginning, and leaves the beginning alone when the end changes', async () => {
  const meeting = makeEvent({
    dateTime: new Date(2026, 10, 25, 10).toISOString(),
    end: new Date(2026, 10, 25, 11, 30).toISOString(),
  })
  await renderInApp('en', <EventDialog event={meeting} timezone={localTimezone()} onClose={() => undefined} />)
  const field = (key: 'begin' | 'end') => page.getByLabelText(translate(`events:form.${key}`))
  await field('begin').fill('2026-11-26T15:00')
  await expect.element(field('end')).toHaveValue('2026-11-26T16:30')
  await field('end').fill('2026-11-26T17:00')
  await expect.element(field('begin')).toHaveValue('2026-11-26T15:00')
})
