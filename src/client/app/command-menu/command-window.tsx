import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import SearchIcon from 'lucide-react/icons/search'
import { Dialog as RadixDialog } from 'radix-ui'
import { type RefObject, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { searchQuery } from '#client/api/notes/search-query.ts'
import { useReturnFocus } from '#client/ui/overlays/use-return-focus.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { MAX_SEARCH_LENGTH, QUESTION_LENGTH } from '#shared/limits.ts'
import { GROUP, ITEM } from './command-classes.ts'
import { fitCommands, isQuestion } from './fit-commands.ts'
import { FoundNotes, listFoundItems, SearchedInstead } from './found-notes.tsx'
import { listPageCommands } from './page-commands.ts'
import { type MenuCommand, useCommands } from './use-commands.ts'

/** The id of the command that puts the typed words as a query to the notes. */
const ASK = 'ask'

interface CommandWindowProps {
  typed: string
  onType: (typed: string) => void
  /** The words with which Enter was pressed; null if it was not pressed. */
  entered: string | null
  onEnter: (words: string | null) => void
  onClose: () => void
  /** The element that had the focus before the window was opened. */
  opener: RefObject<Element | null>
  /** Whether the window plays its own opening animation. */
  moves: boolean
}

/** Finds screens, commands and the content of notes by a few letters. */
export function CommandWindow({ typed, onType, entered, onEnter, onClose, opener, moves }: CommandWindowProps) {
  const { t } = useTranslation('search')
  const { t: tFinding } = useTranslation('finding')
  const navigate = useNavigate()
  const returnFocus = useReturnFocus(opener)
  const words = typed.trim()
  // The search may lag behind the letters, but the commands may not, since the user may press Enter right after typing.
  const searched = useDeferredValue(words)
  const search = useQuery(searchQuery(searched))
  const isSettled = words === '' || (searched === words && !search.isPlaceholderData && !search.isPending)
  const answer = words === '' ? undefined : search.data
  const groups = useGroups(words)
  // The item chosen with the arrow keys or the pointer. The library also marks items itself, which is not a choice.
  const [chosen, setChosen] = useState<string | null>(null)
  const isChoosing = useRef(false)

  const found = listFoundItems(answer?.results ?? [])
  const all = allResultsOf(words, answer !== undefined && answer.results.length > 0)
  const targets = [
    ...groups.first.map(({ id, act }) => ({ id, act, sure: true })),
    ...found.map(({ id, path }) => ({ id, act: () => navigate(path), sure: false })),
    ...(all ? [{ id: all.id, act: () => navigate(all.path), sure: false }] : []),
    ...groups.last.map(({ id, act }) => ({ id, act, sure: false })),
  ]
  // Results arrive after the letters were typed. If the selected item is gone, the first one is selected.
  const marked = targets.find(({ id }) => id === chosen) ?? targets[0]

  const isNothing = isSettled && groups.first.length === 0 && targets.every(({ id }) => id === ASK)
  const message =
    entered !== null && !isSettled ? tFinding('searching') : search.isError ? t('failed') : isNothing && t('nothing')

  function run(act: () => unknown) {
    onClose()
    act()
  }

  /** The library reports a choice while it is handling the event. */
  function expectChoice() {
    isChoosing.current = true
    queueMicrotask(() => {
      isChoosing.current = false
    })
  }

  // Notes come before merely related commands, so only a named or chosen command need not wait for the search.
  const isCertain = chosen !== null || targets[0]?.sure === true
  const isDecided = isCertain || isSettled || search.isError
  const hasWaited = useRef(false)
  const runEntered = useEffectEvent(() => {
    // Asking costs money, so it must not happen when the user expected to find something else.
    const isSurprise = search.isError || (marked?.id === ASK && hasWaited.current)
    if (marked && (isCertain || !isSurprise)) run(marked.act)
    else onEnter(null)
  })
  useEffect(() => {
    if (entered === null || entered !== words) hasWaited.current = false
    else if (isDecided) runEntered()
    else hasWaited.current = true
  }, [isDecided, entered, words])

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
            value={marked?.id ?? ''}
            onValueChange={(id) => {
              if (isChoosing.current) setChosen(id)
            }}
            onPointerMoveCapture={expectChoice}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return expectChoice()
              if (event.nativeEvent.isComposing) return
              // The library would run the item that it has marked, which may belong to fewer letters.
              event.preventDefault()
              // The input itself already has letters that were typed at the same moment.
              onEnter(event.target instanceof HTMLInputElement ? event.target.value.trim() : words)
            }}
          >
            <Command.Input
              ref={focusAtEnd}
              value={typed}
              onValueChange={(next) => {
                onType(next)
                setChosen(null)
              }}
              maxLength={MAX_SEARCH_LENGTH}
              placeholder={t('placeholder')}
            />
            {/* Placed outside the list, which may contain only its items. */}
            <SearchedInstead instead={answer?.instead ?? []} />
            {message && (
              <p role="status" className="px-5 pt-4 pb-2 text-ink-soft">
                {message}
              </p>
            )}
            <Command.List className="max-h-[min(28rem,70dvh)] overflow-y-auto overscroll-contain p-2">
              {groups.named.map(({ heading, list }) => (
                <Commands key={heading} heading={heading} commands={list} onRun={run} />
              ))}
              {answer && answer.results.length > 0 && (
                <FoundNotes results={answer.results} onOpen={(path) => run(() => void navigate(path))} />
              )}
              {all && (
                <Command.Item value={all.id} onSelect={() => run(() => void navigate(all.path))} className={ITEM}>
                  <SearchIcon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-faint" />
                  <span className="truncate">{tFinding('allResults', { words })}</span>
                </Command.Item>
              )}
              <Commands heading={tFinding('more')} commands={groups.last} onRun={run} />
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Returns the item that leads to all results of a search; null if there are none. */
function allResultsOf(words: string, isFound: boolean): { id: string; path: string } | null {
  return isFound ? { id: 'all', path: `/notes?${new URLSearchParams({ q: words })}` } : null
}

/**
 * Returns the commands that the typed words name, which are listed before the notes found, and the merely related
 * commands, which are listed after them. The command that asks the notes comes first for a question, and last for
 * anything else.
 */
function useGroups(words: string) {
  const { t } = useTranslation('search')
  const { t: tFinding } = useTranslation('finding')
  const navigate = useNavigate()
  const { screens, sections, acts } = useCommands()
  // The page below stays as it is while the window is open.
  const [ofPage] = useState(() => listPageCommands().map((one) => ({ ...one, Icon: MousePointerClick })))
  const ask: MenuCommand[] =
    words.length < QUESTION_LENGTH.min
      ? []
      : [
          {
            id: ASK,
            label: tFinding('ask', { question: words }),
            Icon: MessageCircleQuestion,
            act: () => navigate('/ask', { state: { question: words } }),
          },
        ]
  const isAsked = isQuestion(words, tFinding('questionWords'))
  const kinds = [
    { heading: tFinding('thisPage'), ...fitCommands(ofPage, words) },
    { heading: t('screens'), ...fitCommands(screens, words) },
    { heading: t('acts'), ...fitCommands(words === '' ? acts : [...acts, ...sections], words) },
  ]
  const named = [
    ...(isAsked ? [{ heading: t('ask'), list: ask }] : []),
    ...kinds.map(({ heading, named: list }) => ({ heading, list })),
  ]
  return {
    named,
    first: named.flatMap(({ list }) => list),
    last: [...kinds.flatMap(({ related }) => related), ...(isAsked ? [] : ask)],
  }
}

/**
 * Used as an input's `ref`. The input has the focus from the start, with the cursor after the text typed so far. The
 * library focuses it later and selects everything, so letters typed meanwhile would be lost, and the next letter would
 * replace those before it.
 */
function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
  input?.setSelectionRange(input.value.length, input.value.length)
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
          <span className="line-clamp-2 min-w-0">{label}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
