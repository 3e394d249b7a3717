import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { loadSettingsTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { Settings } from '#shared/contract/settings.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { NotificationSettings } from './notification-settings.tsx'

const BY_EMAIL = ['weeklySummaries', 'taskReminders', 'deletionsByEmail'] as const
const SETTINGS = { weeklySummaries: true, taskReminders: true, sharesInApp: true, sharesByEmail: true } as Settings

const onChange = vi.fn()

function Section() {
  const client = useQueryClient()
  useState(() => client.setQueryData(sessionQuery.queryKey, { id: 'ada', isPremium: true } as User))
  return <NotificationSettings settings={SETTINGS} onChange={onChange} />
}

describe.each(LANGUAGES)('settings of emails, in %s', (language) => {
  async function open(sendsEmail: boolean) {
    await page.viewport(360, 740)
    await renderInApp(language, null)
    await loadSettingsTexts()
    vi.stubGlobal('fetch', async () => Response.json({ sendsEmail }))
    await renderInApp(language, <Section />)
  }
  const switchOf = (setting: (typeof BY_EMAIL)[number] | 'transcriptionNotifications') =>
    page.getByRole('switch', { name: translate(`settings:preferences.${setting}`) })
  const column = (channel: 'inApp' | 'byEmail') =>
    page.getByRole('columnheader', { name: translate(`settings:preferences.sharedNotes.${channel}`) })

  test('cannot be changed on a server that sends none, and say why', async () => {
    await open(false)
    for (const setting of BY_EMAIL) {
      await expect.element(switchOf(setting)).toBeDisabled()
      await expect.element(switchOf(setting)).toHaveAccessibleDescription(translate('settings:preferences.noEmail'))
    }
    await expect.element(switchOf('transcriptionNotifications')).toBeEnabled()
    await expect.element(page.getByText(translate('settings:preferences.sharedNotes.textInAppOnly'))).toBeVisible()
    await expect.element(column('inApp')).toBeVisible()
    await expect.element(column('byEmail')).not.toBeInTheDocument()
  })

  test('can be changed on a server that sends email', async () => {
    await open(true)
    await expect.element(column('byEmail')).toBeVisible()
    await switchOf('weeklySummaries').click()
    expect(onChange).toHaveBeenLastCalledWith({ weeklySummaries: false })
  })
})
