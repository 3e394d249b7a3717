import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeEvent } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import type { ListedEvent } from '#shared/contract/detected-events.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { EventList } from './components/event-list.tsx'

const SAID = {
  en: 'Overlaps with “Fair” and “Visit”',
  es: 'Coincide con «Fair» y «Visit»',
  fr: 'Chevauche « Fair » et « Visit »',
} as const

let calls: ReturnType<typeof holdCalls>
beforeEach(() => {
  calls = holdCalls()
})

const asked = (when: string) => calls.filter(({ call }) => call.includes(`when=${when}`))

test.each(LANGUAGES)('an event says what overlaps with it, even if that is not loaded, in %s', async (language) => {
  await page.viewport(360, 740)
  await renderInApp(
    language,
    <MemoryRouter>
      <EventList />
      <Tooltips />
    </MemoryRouter>,
  )
  await loadSharingTexts()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  const event: ListedEvent = {
    ...makeEvent({ title: 'Lunch', dateTime: tomorrow }),
    noteId: '1b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61',
    noteTitle: 'Plans',
    timezone: 'UTC',
    createdAt: tomorrow,
    overlaps: ['Fair', 'Visit'],
  }
  await expect.poll(() => asked('open')).toHaveLength(1)
  asked('open')[0]?.answer(200, [event])
  await expect.poll(() => asked('past')).toHaveLength(1)
  asked('past')[0]?.answer(200, [])
  await expect.element(page.getByText(SAID[language])).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
