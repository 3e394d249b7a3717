import { type ComponentProps, useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { holdCalls } from '#client/testing/hold-calls.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import type { CommentThread, NoteComment } from '#shared/contract/comments.ts'
import type { NoteAccess } from '#shared/contract/note-access.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { CommentsSection } from './comments-section.tsx'
import type { CommentTarget } from './use-sentence-comments.tsx'

const NOTE = '0b6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f60'
const THREAD = '1c6a2f5e-6a55-4c5e-9f0e-1d2c3b4a5f61'
const BEN = { id: 'ben', name: 'Ben Ito' }

function comment(values: Partial<NoteComment> = {}): NoteComment {
  return {
    id: crypto.randomUUID(),
    author: BEN,
    text: 'Which bank?',
    createdAt: '2026-03-10T09:00:00.000Z',
    editedAt: null,
    unread: false,
    may: { edit: false, delete: false },
    ...values,
  }
}

function thread(values: Partial<CommentThread> = {}): CommentThread {
  return { ...comment(), id: THREAD, anchor: null, resolvedAt: null, replies: [], ...values }
}

function Section({ access, start = null }: { access: NoteAccess; start?: CommentTarget | null }) {
  const [target, setTarget] = useState(start)
  const note = { id: NOTE, access, sharedWith: [] } as Partial<VoiceNote> as VoiceNote
  return (
    <main>
      <CommentsSection note={note} target={target} onTarget={setTarget} onPlay={null} />
    </main>
  )
}

describe.each(LANGUAGES)('the comments on a note, in %s', (language) => {
  let calls: ReturnType<typeof holdCalls>
  let answered: number
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name })
  const made = (call: string) => calls.filter((one) => one.call === call)

  beforeEach(async () => {
    await renderInApp(language, null)
    await loadSharingTexts()
    calls = holdCalls()
  })

  /** Shows the section with the server's data. */
  async function show(threads: CommentThread[], props: ComponentProps<typeof Section>) {
    await renderInApp(language, <Section {...props} />)
    await expect.poll(() => calls).toHaveLength(1)
    calls[0]?.answer(200, threads)
    answered = 1
  }

  /** Answers the call for the list that follows a change, for which the form waits. */
  async function refresh(threads: CommentThread[]) {
    const listed = () => calls.filter(({ call }) => call.startsWith(`GET /api/voice-notes/${NOTE}/comments`))
    const before = answered
    await expect.poll(() => listed().length).toBeGreaterThan(before)
    answered = listed().length
    for (const { answer } of listed().slice(before)) answer(200, threads)
  }

  test('mention a person who is chosen by keyboard', async () => {
    await show([], { access: 'comment' })
    await field(translate('comments:onNote')).click()
    await userEvent.keyboard('Ask @it')
    await expect.poll(() => made(`GET /api/voice-notes/${NOTE}/participants`)).toHaveLength(1)
    made(`GET /api/voice-notes/${NOTE}/participants`)[0]?.answer(200, [{ id: 'ada', name: 'Ada Moreau' }, BEN])
    await expect.element(page.getByRole('option')).toHaveTextContent('Ben Ito')
    await userEvent.keyboard('{Enter}')
    await expect.element(field(translate('comments:onNote'))).toHaveValue('Ask @Ben Ito ')
    await userEvent.keyboard('first <b>')
    await button(translate('comments:send')).click()
    await expect.poll(() => made(`POST /api/voice-notes/${NOTE}/comments`)).toHaveLength(1)
    expect(made(`POST /api/voice-notes/${NOTE}/comments`)[0]?.body).toEqual({ text: 'Ask @[Ben Ito](ben) first <b>' })
  })

  test('name the sentence that a new comment is about, and show what the server refuses', async () => {
    const start = { kind: 'sentence', version: 2, sentence: 1, start: 3, quote: 'I call the bank.' } as const
    await show([], { access: 'owner', start })
    await expect.element(page.getByText('I call the bank.')).toBeVisible()
    const text = field(translate('comments:onSentence'))
    await expect.element(text).toHaveFocus()
    await text.fill('Which one?')
    await button(translate('comments:send')).click()
    await expect.poll(() => made(`POST /api/voice-notes/${NOTE}/comments`)).toHaveLength(1)
    const [sent] = made(`POST /api/voice-notes/${NOTE}/comments`)
    expect(sent?.body).toEqual({ text: 'Which one?', anchor: { version: 2, sentence: 1 } })
    const fields = { text: 'Not like this.' }
    sent?.answer(400, { code: 'validation_failed', message: 'Refused', fields, requestId: '1' })
    await expect.element(text).toHaveAccessibleDescription('Not like this.')
    await expect.element(text).toHaveValue('Which one?')
  })

  test('keep what is written while a comment on a sentence is being sent, and leave the form once it was sent', async () => {
    const start = { kind: 'sentence', version: 2, sentence: 1, start: 3, quote: 'I call the bank.' } as const
    await show([], { access: 'owner', start })
    const text = field(translate('comments:onSentence'))
    const send = button(translate('comments:send'))
    const posted = () => made(`POST /api/voice-notes/${NOTE}/comments`)
    await text.fill('Which one?')
    await send.click()
    await expect.poll(posted).toHaveLength(1)
    await text.fill('And when?')
    posted()[0]?.answer(201, thread({ text: 'Which one?' }))
    await refresh([])
    await expect.element(send).toBeEnabled()
    await expect.element(text).toHaveValue('And when?')
    await send.click()
    await expect.poll(posted).toHaveLength(2)
    expect(posted()[1]?.body).toEqual({ text: 'And when?', anchor: { version: 2, sentence: 1 } })
    posted()[1]?.answer(201, thread({ text: 'And when?' }))
    await refresh([])
    await expect.element(field(translate('comments:onNote'))).toHaveValue('')
    await expect.element(text).not.toBeInTheDocument()
  })

  test('keep what is written while a reply or an edited comment is being sent', async () => {
    const threads = [thread({ may: { edit: true, delete: true } })]
    await show(threads, { access: 'owner' })
    const writeOn = async (label: string, submit: string, call: string, answer: unknown) => {
      await field(label).fill('Mine.')
      await field(label).click()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      await expect.poll(() => made(call)).toHaveLength(1)
      await field(label).fill('Mine, too.')
      const submitButton = page.getByRole('button', { name: submit, exact: true }).last()
      await expect.element(submitButton).toHaveAttribute('aria-busy', 'true')
      made(call)[0]?.answer(200, answer)
      await refresh(threads)
      await expect.element(submitButton).not.toHaveAttribute('aria-busy', 'true')
      await expect.element(field(label)).toHaveValue('Mine, too.')
      await button(translate('comments:cancel')).click()
    }
    await button(translate('comments:reply')).click()
    const replyTo = translate('comments:replyTo', { person: 'Ben Ito' })
    await writeOn(replyTo, translate('comments:send'), `POST /api/comments/${THREAD}/replies`, comment())
    await button(translate('comments:actions', { person: 'Ben Ito' })).click()
    await page.getByRole('menuitem', { name: translate('comments:edit') }).click()
    const label = translate('comments:editLabel')
    await writeOn(label, translate('comments:save'), `PATCH /api/comments/${THREAD}`, comment())
  })

  test('keep their place when deleted, and say which sentence has gone', async () => {
    const anchor = { quote: 'I call the bank.', start: 3, version: 2, sentence: null }
    const mentioning = comment({ text: 'Ask @[](gone) \u202eabc', unread: true })
    await show([thread({ author: null, text: '', anchor, replies: [mentioning] })], { access: 'read' })
    await expect.element(page.getByText(translate('comments:deleted'))).toBeVisible()
    await expect.element(page.getByText(translate('comments:gone'))).toBeVisible()
    await expect.element(page.getByText(`@${translate('comments:departed')}`)).toBeVisible()
    // A user with read permission gets no field, and no button except the one that plays.
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(button(translate('comments:reply'))).not.toBeInTheDocument()
    await expect.poll(() => made(`POST /api/voice-notes/${NOTE}/comments/read`)).toHaveLength(1)
    expect(made(`POST /api/voice-notes/${NOTE}/comments/read`)[0]?.body).toEqual({ ids: [mentioning.id] })
    await expect.element(page.getByText(translate('comments:new'))).toBeInTheDocument()
  })

  test('are replied to, edited, resolved and deleted', async () => {
    const may = { edit: true, delete: true }
    await show([thread({ text: 'Ask @[Ben Ito](ben)', may })], { access: 'owner' })
    await button(translate('comments:reply')).click()
    await field(translate('comments:replyTo', { person: 'Ben Ito' })).fill('Mine.')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => made(`POST /api/comments/${THREAD}/replies`)).toHaveLength(1)
    await button(translate('comments:cancel')).click()
    await expect.element(button(translate('comments:reply'))).toHaveFocus()
    await button(translate('comments:resolve')).click()
    await expect.poll(() => made(`PUT /api/comments/${THREAD}/resolved`)[0]?.body).toEqual({ resolved: true })

    const more = button(translate('comments:actions', { person: 'Ben Ito' }))
    await more.click()
    await page.getByRole('menuitem', { name: translate('comments:edit') }).click()
    await expect.element(field(translate('comments:editLabel'))).toHaveValue('Ask @Ben Ito')
    await field(translate('comments:editLabel')).fill('Ask @Ben Ito soon')
    await button(translate('comments:save')).click()
    await expect
      .poll(() => made(`PATCH /api/comments/${THREAD}`)[0]?.body)
      .toEqual({ text: 'Ask @[Ben Ito](ben) soon' })
    await button(translate('comments:cancel')).click()
    await more.click()
    await page.getByRole('menuitem', { name: translate('comments:delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: translate('comments:delete') })
      .click()
    await expect.poll(() => made(`DELETE /api/comments/${THREAD}`)).toHaveLength(1)
  })

  test('fit a phone', async () => {
    await show([thread({ text: 'W'.repeat(300), author: { id: 'x', name: 'N'.repeat(80) } })], { access: 'owner' })
    await expect.element(page.getByText('W'.repeat(300))).toBeVisible()
    await page.viewport(360, 800)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})
