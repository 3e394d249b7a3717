import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, type RefObject, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { searchQuery } from '#client/api/notes/search-query.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { MarkedText } from '#client/ui/layout/marked-text.tsx'
import { useReturnFocus } from '#client/ui/overlays/use-return-focus.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { SearchResult } from '#shared/contract/search.ts'
import { MAX_SEARCH_LENGTH } from '#shared/limits.ts'
import { type MenuCommand, useCommands } from './use-commands.ts'

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-[selected=true]:bg-hover data-[disabled=true]:opacity-55'
const GROUP =
  '[&>[cmdk-group-heading]]:px-3 [&>[cmdk-group-heading]]:pt-3 [&>[cmdk-group-heading]]:pb-1 [&>[cmdk-group-heading]]:text-sm [&>[cmdk-group-heading]]:text-ink-faint'

interface CommandWindowProps {
  typed: string
  onType: (typed: string) => void
  onClose: () => void
  /** The element that had the focus before the window was opened. */
  opener: RefObject<Element | null>
  /** Whether it plays its own opening animation. */
  moves: boolean
}

/** Finds screens, commands and the content of notes by a few letters. */
export function CommandWindow({ typed, onType, onClose, opener, moves }: CommandWindowProps) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const returnFocus = useReturnFocus(opener)
  const words = useDeferredValue(typed.trim())
  const { screens, acts } = useCommands()
  const { data: found = [], isFetching, isError } = useQuery(searchQuery(words))
  const [chosen, setChosen] = useState('')
  const shownScreens = fitting(screens, words)
  const shownActs = fitting(acts, words)
  const shownNotes = words === '' ? [] : found
  // Results arrive after the letters were typed. The first value is selected whenever the selected one is gone.
  const values = [...shownScreens, ...shownActs].map(({ id }) => id)
  const [first = ''] = [...values, ...shownNotes.map(({ noteId }) => `note ${noteId}`)]
  const isStillListed = values.includes(chosen) || shownNotes.some((result) => itemsOf(result).includes(chosen))

  function run(act: () => unknown) {
    onClose()
    act()
  }

  return (
    <RadixDialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={joinClasses('fixed inset-0 z-40 bg-scrim', moves && 'animate-appear')} />
        <RadixDialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={joinClasses('command-window', moves && 'animate-drop')}
        >
          <RadixDialog.Title className="sr-only">{t('open')}</RadixDialog.Title>
          <Command
            shouldFilter={false}
            label={t('open')}
            loop
            value={isStillListed ? chosen : first}
            onValueChange={setChosen}
          >
            <Command.Input
              ref={focusAtEnd}
              value={typed}
              onValueChange={(next) => {
                onType(next)
                setChosen('')
              }}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('placeholder')}
            />
            <Command.List className="max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain p-2">
              {words === '' || isFetching || isError ? null : (
                <Command.Empty className="px-3 py-6 text-center text-ink-soft">{t('nothing')}</Command.Empty>
              )}
              <Commands heading={t('screens')} commands={shownScreens} onRun={run} />
              <Commands heading={t('acts')} commands={shownActs} onRun={run} />
              {shownNotes.length > 0 && (
                <Found results={shownNotes} onOpen={(path) => run(() => void navigate(path))} />
              )}
              {isError && (
                <p role="status" className="px-3 py-3 text-ink-soft text-sm">
                  {t('failed')}
                </p>
              )}
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/**
 * Used as an input's `ref`. The input has the focus from the start, with the cursor behind the text typed so far. The
 * library focuses later and selects all, so letters typed meanwhile would be lost, and the next one would replace those
 * before it.
 */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** The items of one result: the note, its sentence, its tasks. */
function itemsOf({ noteId, tasks }: SearchResult): string[] {
  return [`note ${noteId}`, `sentence ${noteId}`, ...tasks.map((task) => `task ${task.id}`)]
}

/** Returns the commands with words that start with the typed ones, ignoring accents and case. */
function fitting(commands: readonly MenuCommand[], words: string): MenuCommand[] {
  const query = plain(words)
  return commands.filter(({ label }) => plain(label).includes(query))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

interface CommandsProps {
  heading: string
  commands: readonly MenuCommand[]
  onRun: (act: () => unknown) => void
}

function Commands({ heading, commands, onRun }: CommandsProps) {
  if (commands.length === 0) return null
  return (
    <Command.Group heading={heading} className={GROUP}>
      {commands.map(({ id, label, Icon, act }) => (
        <Command.Item key={id} value={id} onSelect={() => onRun(act)} className={ITEM}>
          <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-faint" />
          {label}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

function Found({ results, onOpen }: { results: readonly SearchResult[]; onOpen: (path: string) => void }) {
  const { t } = useTranslation(['search', 'note'])
  const format = useFormat()
  const item = (value: string, path: string, content: ReactNode) => (
    <Command.Item key={value} value={value} onSelect={() => onOpen(path)} className={ITEM}>
      {content}
    </Command.Item>
  )
  const sentences = results.filter(({ sentence }) => sentence !== null)
  const tasks = results.flatMap(({ noteId, tasks: found }) => found.map((task) => ({ noteId, task })))
  return (
    <>
      <Command.Group heading={t('notes')} className={GROUP}>
        {results.slice(0, 5).map(({ noteId, title, owner, recordedAt }) =>
          item(
            `note ${noteId}`,
            noteMomentPath(noteId),
            <>
              <span className="min-w-0 grow">
                <span className="block truncate font-serif text-lg">
                  {title.text === '' ? t('untitled') : <MarkedText {...title} />}
                </span>
                {owner && (
                  <span className="block truncate text-ink-faint text-sm">
                    {t('note:sharedBy', { person: owner.name || owner.email })}
                  </span>
                )}
              </span>
              <span className="shrink-0 text-ink-faint text-sm">{format.relativeDay(recordedAt)}</span>
            </>,
          ),
        )}
      </Command.Group>
      {sentences.length > 0 && (
        <Command.Group heading={t('sentences')} className={GROUP}>
          {sentences.slice(0, 5).map(({ noteId, sentence }) =>
            item(
              `sentence ${noteId}`,
              noteMomentPath(noteId, sentence?.start),
              <>
                <span className="shrink-0 text-ink-faint text-sm tabular-nums">
                  {format.clock(sentence?.start ?? 0)}
                </span>
                <span className="line-clamp-2 min-w-0">
                  <MarkedText text={sentence?.text ?? ''} ranges={sentence?.ranges ?? []} />
                </span>
              </>,
            ),
          )}
        </Command.Group>
      )}
      {tasks.length > 0 && (
        <Command.Group heading={t('tasks')} className={GROUP}>
          {tasks.slice(0, 5).map(({ noteId, task }) =>
            item(
              `task ${task.id}`,
              noteMomentPath(noteId),
              <span className="line-clamp-2">
                <MarkedText text={task.text} ranges={task.ranges} />
              </span>,
            ),
          )}
        </Command.Group>
      )}
    </>
  )
}
