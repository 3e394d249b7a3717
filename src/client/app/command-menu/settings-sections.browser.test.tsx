import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { SettingsContents } from '#client/features/settings/components/settings-contents.tsx'
import { SettingsScreen } from '#client/features/settings/components/settings-screen.tsx'
import { loadSettingsTexts, loadSharingTexts } from '#client/i18n/i18n.ts'
import { type InstallPrompt, installPrompt } from '#client/lib/browser/install-prompt.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import { useCommands } from './use-commands.ts'

afterEach(() => installPrompt.set(null))

function Commands() {
  const { sections } = useCommands()
  return sections.map(({ id }) => <p key={id} data-command-of={id.replace('section ', '')} />)
}

function Page() {
  const client = useQueryClient()
  const user = { id: 'ada', email: 'ada@example.com', firstName: '', lastName: '', isPremium: true } as User
  useState(() => client.setQueryData(sessionQuery.queryKey, user))
  return (
    <MemoryRouter>
      <Commands />
      <SettingsContents />
      <SettingsScreen />
    </MemoryRouter>
  )
}

const read = (selector: string, attribute: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)?.replace(/^.*#/, ''))

test.each([true, false])('has a command for each section (app can be installed: %s)', async (canInstall) => {
  await renderInApp('en', null)
  await Promise.all([loadSettingsTexts(), loadSharingTexts()])
  holdCalls()
  if (canInstall) installPrompt.set(new Event('beforeinstallprompt') as InstallPrompt)
  await renderInApp('en', <Page />)
  const sections = () => read('section[id]', 'id')
  await expect.poll(sections, { timeout: 5000 }).toHaveLength(canInstall ? 14 : 13)
  expect(read('[data-command-of]', 'data-command-of')).toEqual(sections())
  expect(read('nav.sticky a', 'href')).toEqual(sections())
})
