import ArrowDown from 'lucide-react/icons/arrow-down'
import { type KeyboardEvent, memo, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Sentence, Speaker } from '#shared/contract/notes.ts'
import { groupParagraphs } from '#shared/group-paragraphs.ts'
import { markDoubtful } from '#shared/mark-doubtful.ts'
import { findTurnSpeakers } from '#shared/turn-speakers.ts'
import type { Player } from './create-player.ts'
import { findSentenceAt } from './find-sentence.ts'
import { SpeakerLabel } from './speaker-label.tsx'
import { usePlayerState } from './use-player.ts'
import { useVoiceFollower } from './use-voice-follower.ts'
import { useWordMark } from './use-word-mark.ts'

interface TranscriptViewProps {
  sentences: readonly Sentence[]
  /** A BCP 47 tag, so that the text is hyphenated and read aloud in its own language. */
  language: string | undefined
  player: Player
  /** False until the audio is ready; until then, sentences are plain text. */
  playable: boolean
  /** The people who speak the sentences. Their names are shown above their turns. */
  speakers?: readonly Speaker[] | undefined
  /** Opens the dialog to change a speaker; undefined for users who may not. */
  onSpeaker?: ((speaker: Speaker) => void) | undefined
  /**
   * Renders content after a sentence, such as a button. The Tab key reaches it only for the sentence that is the tab
   * stop.
   */
  afterSentence?: ((sentence: Sentence, isTabStop: boolean) => ReactNode) | undefined
}

/**
 * The text, for reading and listening. The sentence and the word being spoken are marked. A click, Enter or Space on a
 * sentence plays it; Space on the one being spoken pauses. The whole text is one tab stop, and the up and down arrows
 * move between sentences. The name of a speaker can be reached from the sentence that is the tab stop.
 */
export function TranscriptView(props: TranscriptViewProps) {
  const { sentences, language, player, playable, speakers, onSpeaker, afterSentence } = props
  const { t } = useTranslation('note')
  const text = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(0)
  const paragraphs = useMemo(() => groupParagraphs(sentences), [sentences])
  const turns = useMemo(() => findTurnSpeakers(paragraphs, speakers), [paragraphs, speakers])
  const positions = useMemo(
    () => new Map(sentences.map((sentence, position) => [sentence.index, position])),
    [sentences],
  )
  const playing = usePlayerState(player, (state) => state.playing)
  const current = usePlayerState(player, (state) =>
    state.playing || state.time > 0 ? findSentenceAt(sentences, state.time) : -1,
  )
  const find = useCallback(
    (position: number) => text.current?.querySelector<HTMLElement>(`[data-position="${position}"]`) ?? null,
    [],
  )
  const { following, follow } = useVoiceFollower(current, find)
  useWordMark(player, sentences, find)

  const toggle = useCallback(() => player.toggle(), [player])
  const play = useCallback(
    (sentence: Sentence, position: number) => {
      // Users who select words with the mouse want to copy them, not play them.
      if (!getSelection()?.isCollapsed) return
      setFocused(position)
      void player.playFrom(sentence.start)
    },
    [player],
  )

  function press(event: KeyboardEvent) {
    const step = Number(isKeyOf('next', event)) - Number(isKeyOf('previous', event))
    if (step === 0) return
    const target = Math.min(sentences.length - 1, Math.max(0, focused + step))
    event.preventDefault()
    setFocused(target)
    find(target)?.focus()
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the sentences inside */}
      <div ref={text} lang={language} onKeyDown={playable ? press : undefined} className="reading flex flex-col gap-5">
        {paragraphs.map((paragraph, at) => {
          const speaker = turns[at]
          return (
            <div key={paragraph[0]?.index}>
              {speaker && (
                <SpeakerLabel
                  speaker={speaker}
                  onPress={onSpeaker}
                  isTabStop={paragraph.some(({ index }) => positions.get(index) === focused)}
                />
              )}
              <p dir="auto">
                {paragraph.map((sentence) => {
                  const position = positions.get(sentence.index) ?? 0
                  return (
                    <SpokenSentence
                      key={sentence.index}
                      sentence={sentence}
                      position={position}
                      current={position === current}
                      tabStop={position === focused}
                      onPlay={playable ? play : null}
                      onToggle={toggle}
                      after={afterSentence}
                    />
                  )
                })}
              </p>
            </div>
          )
        })}
      </div>
      {playing && !following && (
        <div className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--covered)+0.75rem)] z-20 flex animate-rise justify-center">
          <Button
            variant="outline"
            size="small"
            className="pointer-events-auto rounded-full! shadow-ink/10 shadow-md"
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onClick={follow}
          >
            {t('follow')}
          </Button>
        </div>
      )}
    </>
  )
}

interface SpokenSentenceProps {
  sentence: Sentence
  position: number
  current: boolean
  tabStop: boolean
  onPlay: ((sentence: Sentence, position: number) => void) | null
  onToggle: () => void
  after: TranscriptViewProps['afterSentence']
}

const SpokenSentence = memo(function SpokenSentence(props: SpokenSentenceProps) {
  const { sentence, position, current, tabStop, onPlay, onToggle, after } = props
  const words = <SentenceWords sentence={sentence} />
  if (!onPlay) {
    return (
      <span data-position={position} className="group/sentence">
        {words} {after?.(sentence, true)}
      </span>
    )
  }
  return (
    <span className="group/sentence">
      {/* biome-ignore lint/a11y/useSemanticElements: a button can't wrap across lines like running text */}
      <span
        role="button"
        tabIndex={tabStop ? 0 : -1}
        data-position={position}
        aria-current={current || undefined}
        onClick={() => onPlay(sentence, position)}
        onKeyDown={(event) => {
          const isSpace = event.key === ' '
          if (!isSpace && !isKeyOf('playSentence', event)) return
          event.preventDefault()
          if (event.repeat) return
          if (isSpace && current) onToggle()
          else onPlay(sentence, position)
        }}
        className={joinClasses(
          'box-decoration-clone rounded-[4px] px-0.5 -mx-0.5 py-0.5 transition-colors duration-150',
          current ? 'bg-accent-soft' : 'hover:bg-hover',
        )}
      >
        {words}
      </span>{' '}
      {after?.(sentence, tabStop)}
    </span>
  )
})

/** A sentence in which the doubtful words are underlined, or all of its text if all of it is doubtful. */
function SentenceWords({ sentence }: { sentence: Sentence }) {
  const isDoubtful = sentence.marks?.some((mark) => mark === 'doubtful' || mark === 'unexpected_language')
  if (isDoubtful) return <span className={DOUBTFUL}>{sentence.text}</span>
  const pieces = markDoubtful(sentence.text, sentence.doubtfulWords)
  return pieces.map(({ at, text, doubtful }) =>
    doubtful ? (
      <span key={at} className={DOUBTFUL}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}

const DOUBTFUL = 'underline decoration-dotted decoration-ink-faint underline-offset-4'
