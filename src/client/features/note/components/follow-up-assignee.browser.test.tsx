import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionQuery } from '#client/api/account/session-query.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { makeNoteFollowUp } from '#client/testing/make-items.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { User } from '#shared/contract/accounts.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import type { Participant } from '#shared/contract/comments.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { AssigneeChoice } from './follow-up-assignee.tsx'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const ADA = { id: 'ada', name: 'Ada Moreau' }
const BEN = { id: 'ben', name: 'Ben Ito' }
const CLEO = { id: 'cleo', name: '\u202E<b>Cleo</b> with a name that is far too long for any screen' }
const OWNER = { name: ADA.name, email: 'ada@example.com' }
const REASON = 'Somebody else was faster'

interface ChoiceProps {
  viewer: 'ada' | 'ben'
  assignee: Participant | null
  /** Whom the note names. */
  who: string | null
}

/** Shows the cached follow-up to the note's owner or to Ben. */
function Choice({ viewer, assignee, who }: ChoiceProps) {
  const client = useQueryClient()
  useState(() =>
    client.setQueryData(sessionQuery.queryKey, { id: viewer, firstName: 'Ada', lastName: 'Moreau' } as User),
  )
  const [followUp, setFollowUp] = useState(() => makeNoteFollowUp({ assignee, who }))
  useState(() => {
    client.setQueryData(noteKeys.analysis(NOTE), { actionItems: [followUp], events: [] })
    client.getQueryCache().subscribe(() => {
      const cached = client.getQueryData<{ actionItems: NoteFollowUp[] }>(noteKeys.analysis(NOTE))?.actionItems[0]
      if (cached) setFollowUp(cached)
    })
  })
  return <AssigneeChoice note={{ id: NOTE, owner: viewer === 'ada' ? null : OWNER }} followUp={followUp} />
}

describe.each(LANGUAGES)('the choice of an assignee, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  const choice = () => page.getByRole('combobox')
  const names = () => [...choice().element().querySelectorAll('option')].map(({ textContent }) => textContent)

  async function show(viewer: 'ada' | 'ben', assignee: Participant | null = null, who: string | null = null) {
    calls = holdCalls()
    await renderInApp(language, <Choice viewer={viewer} assignee={assignee} who={who} />)
    await expect.poll(() => calls).toHaveLength(1)
    expect(calls[0]?.call).toBe(`GET /api/voice-notes/${NOTE}/participants`)
    calls[0]?.answer(
      200,
      [ADA, BEN, CLEO].map((person) => ({ ...person, isOwner: person === ADA })),
    )
    await expect.poll(names).toHaveLength(3)
  }

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
  })

  test('begins with “you” for the owner', async () => {
    await show('ada')
    expect(names()).toEqual([translate('assign:you'), BEN.name, CLEO.name])
  })

  test('begins with the owner’s name for an editor', async () => {
    await show('ben', CLEO)
    expect(names()).toEqual([ADA.name, CLEO.name, translate('assign:you')])
    await expect.element(choice()).toHaveValue(CLEO.id)
  })

  test.each(['ada', 'ben'] as const)(
    'says that nobody is chosen where the note names somebody else, to %s',
    async (viewer) => {
      await show(viewer, null, 'Hugo')
      expect(names()[0]).toBe(translate('assign:nobody'))
      await expect.element(choice()).toHaveValue('')
    },
  )

  test('shows the choice at once, and tells the server which one it replaces', async () => {
    await show('ada', BEN)
    await choice().selectOptions(CLEO.id)
    await expect.element(choice()).toHaveValue(CLEO.id)
    expect(calls[1]).toMatchObject({
      call: 'PUT /api/follow-ups/task/assignee',
      body: { assigneeId: CLEO.id, previousId: BEN.id },
    })
  })

  test('returns to what it was and says why when somebody else was faster', async () => {
    await show('ada')
    await choice().selectOptions(BEN.id)
    calls[1]?.answer(409, { code: 'assigned_meanwhile', message: REASON, requestId: '1' })
    await expect.element(page.getByText(REASON).first()).toBeVisible()
    await expect.element(choice()).toHaveValue('')
  })

  test('fits a phone with any name', async () => {
    await page.viewport(360, 800)
    await show('ada', CLEO)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
