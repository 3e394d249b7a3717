import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadInsightsTexts, loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { Analytics } from '#shared/contract/analytics.ts'
import type { DashboardStats } from '#shared/contract/stats.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { AnalyticsScreen } from './analytics-screen.tsx'
// Loaded lazily: without this, it would be found only in the middle of a test.
import './chart-drawing.tsx'

const STATS: DashboardStats = {
  totalNotes: 31,
  weeklyTrend: 50,
  thisWeek: 3,
  lastWeek: 2,
  actionItems: 17,
  hoursSaved: 4.2,
  averageDuration: 66,
  completionRate: 40,
  waitingRecordings: 0,
}
const NO_STATS: DashboardStats = { ...STATS, totalNotes: 0, thisWeek: 0, lastWeek: 0, actionItems: 0 }

function analyticsOf(notesInLastWeek: number, minutes = notesInLastWeek): Analytics {
  const starts = Array.from({ length: 12 }, (_, week) => `2026-${week < 6 ? '01' : '02'}-${10 + (week % 6)}`)
  const weeks = starts.map((start, week) => {
    const notes = week === 11 ? notesInLastWeek : 0
    return {
      start,
      notes,
      minutes: notes && minutes,
      pace: notes ? 120 : null,
      sentiment: null,
      opened: null,
      closed: null,
    }
  })
  return { weeks, hours: Array.from({ length: 24 }, () => 0), tags: [] }
}

function Screen() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User))
  return (
    <MemoryRouter>
      <AnalyticsScreen />
    </MemoryRouter>
  )
}

// The chart library measures its labels in an element that it leaves on the page.
afterEach(() => document.getElementById('recharts_measurement_span')?.remove())

describe.each(LANGUAGES)('the statistics, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>

  async function answer(path: string, body: unknown) {
    const isAsked = ({ call }: { call: string }) => call.startsWith(`GET ${path}?`)
    await expect.poll(() => calls.some(isAsked)).toBe(true)
    for (const held of calls.filter(isAsked)) held.answer(200, body)
  }
  const figures = () => page.getByRole('region', { name: translate('dashboard:numbers') })
  const empty = (key: 'emptyTitle' | 'noneLately') => page.getByText(translate(`analytics:${key}`))

  beforeEach(async () => {
    await renderInApp(language, null)
    await Promise.all([loadInsightsTexts(), loadSharingTexts()])
    calls = holdCalls()
    await renderInApp(language, <Screen />)
  })

  test('show the figures of Today above the charts', async () => {
    await answer('/api/analytics', analyticsOf(3))
    await answer('/api/dashboard/stats', STATS)
    await expect.element(figures().getByText('31')).toBeVisible()
    expect(figures().getByRole('term').elements()).toHaveLength(6)
    const charts = page.getByRole('figure')
    expect(charts.elements()).toHaveLength(5)
    const below = figures().element().compareDocumentPosition(charts.first().element())
    expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    // The notes are analysed, but none has a clear sentiment.
    await expect.element(page.getByText(translate('analytics:sentiment.none'))).toBeVisible()
  })

  test.each([0.03, 0.7])('do not call %d minutes none', async (minutes) => {
    await answer('/api/analytics', analyticsOf(1, minutes))
    await answer('/api/dashboard/stats', STATS)
    const chart = page.getByRole('figure', { name: translate('analytics:minutes.title') })
    await expect.element(chart.getByText(translate('analytics:minutes.summaryShort'))).toBeVisible()
    await chart.getByText(translate('analytics:asTable')).click()
    const figure = chart.getByRole('cell').last().element().textContent
    expect(figure).toMatch(minutes === 0.03 ? /^<\u00A00[.,]1$/ : /^0[.,]7$/)
  })

  test('say that all notes are older than the weeks they cover', async () => {
    await answer('/api/analytics', analyticsOf(0))
    expect([empty('emptyTitle').query(), empty('noneLately').query()]).toEqual([null, null])
    await answer('/api/dashboard/stats', { ...STATS, thisWeek: 0, lastWeek: 0 })
    await expect.element(empty('noneLately')).toBeVisible()
    await expect.element(figures()).toBeVisible()
  })

  test('say that there is nothing to show yet without a note', async () => {
    await answer('/api/analytics', analyticsOf(0))
    await answer('/api/dashboard/stats', NO_STATS)
    await expect.element(empty('emptyTitle')).toBeVisible()
    expect(figures().query()).toBeNull()
  })
})
