import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { Dock } from '#client/player/dock.tsx'
import { NotePlayer } from '#client/player/note-player.tsx'
import { type NotePart, PartSwitch } from '#client/player/part-switch.tsx'
import { TranscriptView } from '#client/player/transcript-view.tsx'
import { usePlayer } from '#client/player/use-player.ts'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { ZonedTime } from '#client/zones/zoned-time.tsx'
import type { SharedNote } from '#shared/contract/share-links.ts'
import { sharedAudioUrl } from '../api/shared-note.ts'
import { useSharedPeaks } from '../hooks/use-shared-peaks.ts'
import { hasDetectedItems, SharedDetectedItems } from './shared-detected-items.tsx'

type Player = ReturnType<typeof usePlayer>

/** A shared note: its header, text, analysis and player, as far as they are shared. */
export function SharedNoteView({ token, note }: { token: string; note: SharedNote }) {
  const { t } = useTranslation('note')
  const player = usePlayer()
  const parts = useParts(note)
  const { analysis, sentences } = note
  const detected = analysis && hasDetectedItems(analysis) ? analysis : null
  useEffect(() => player.setSentences(sentences), [player, sentences])

  return (
    <article className="flex flex-col gap-8">
      <Head note={note} />
      {analysis?.summary && (
        <div className="max-w-[68ch] border-accent/50 border-l-2 pl-4">
          <h2 id="summary-title" tabIndex={-1} className="font-semibold text-ink-soft text-sm">
            {t(analysis.isHighlights ? 'highlights' : 'summary')}
          </h2>
          <p className="mt-1">{analysis.summary}</p>
        </div>
      )}
      <div
        className={joinClasses(
          'grid gap-x-8 gap-y-10',
          detected && 'lg:grid-cols-[minmax(0,min(38.5rem,57%))_minmax(0,1fr)] lg:items-start',
        )}
      >
        <section aria-labelledby="transcript-title">
          <h2 id="transcript-title" tabIndex={-1} className="panel-title mb-4">
            {t('transcript')}
          </h2>
          <Text note={note} player={player} />
        </section>
        {detected && (
          <aside
            aria-labelledby="analysis-title"
            className="print:static! print:max-h-none! lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem-var(--covered))] lg:overflow-y-auto lg:border-hairline lg:border-l lg:pr-2 lg:pl-7"
          >
            <h2 id="analysis-title" tabIndex={-1} className="panel-title mb-4">
              {t('analysis')}
            </h2>
            <SharedDetectedItems
              analysis={detected}
              timezone={note.timezone}
              onPlay={note.audio ? (seconds) => void player.playFrom(seconds) : null}
            />
          </aside>
        )}
      </div>
      {(note.audio || parts.length > 1) && (
        <Dock atEdge className={note.audio ? undefined : 'lg:hidden'}>
          <PartSwitch parts={parts} className="lg:hidden" />
          {note.audio && <Sound token={token} duration={note.duration ?? 0} player={player} />}
        </Dock>
      )}
    </article>
  )
}

/** Returns the available parts of the page, in their order on narrow screens. */
function useParts({ analysis, sentences }: SharedNote): NotePart[] {
  const { t } = useTranslation(['note', 'player'])
  const parts: NotePart[] = []
  if (analysis?.summary) {
    parts.push({ id: 'summary-title', label: t(analysis.isHighlights ? 'highlights' : 'summary') })
  }
  if (sentences.length > 0) parts.push({ id: 'transcript-title', label: t('player:text') })
  if (analysis && hasDetectedItems(analysis)) {
    parts.push({ id: 'analysis-title', label: t(analysis.actionItems.length > 0 ? 'actionItems' : 'analysis') })
  }
  return parts
}

function Head({ note: { title, sharedBy, recordedAt, timezone, duration } }: { note: SharedNote }) {
  const { t } = useTranslation('note')
  const { t: tShared } = useTranslation('sharedNote')
  const format = useFormat()
  return (
    <header>
      <ScreenTitle className="wrap-anywhere max-w-3xl text-balance sm:text-[2.5rem]!">
        {title || t('untitled')}
      </ScreenTitle>
      {sharedBy && (
        <p className="wrap-anywhere mt-3">
          {/* Isolated, because a name may be written from right to left. */}
          {tShared('sharedBy')} <bdi className="font-medium">{sharedBy}</bdi>
        </p>
      )}
      <p className={joinClasses('flex flex-wrap gap-x-3 text-ink-soft text-sm', sharedBy ? 'mt-1' : 'mt-3')}>
        <ZonedTime begin={recordedAt} timezone={timezone} form="recorded">
          <time dateTime={recordedAt}>{format.dateTime(recordedAt)}</time>
        </ZonedTime>
        {duration !== null && <span className="tabular-nums">{format.clock(duration)}</span>}
      </p>
    </header>
  )
}

function Text({ note, player }: { note: SharedNote; player: Player }) {
  const { t } = useTranslation('note')
  const { t: tShared } = useTranslation('sharedNote')
  const { sentences, speakers, language, textReady, audio } = note
  const nothing: ReactNode = textReady ? t('noSpeechTitle') : tShared('textPending')
  return (
    <>
      {sentences.length > 0 && (
        <TranscriptView
          sentences={sentences}
          language={language ?? undefined}
          player={player}
          playable={audio}
          speakers={speakers}
        />
      )}
      {(sentences.length === 0 || !textReady) && <p className="mt-3 text-ink-soft">{nothing}</p>}
    </>
  )
}

function Sound({ token, duration, player }: { token: string; duration: number; player: Player }) {
  const peaks = useSharedPeaks(token)
  return <NotePlayer source={sharedAudioUrl(token)} peaks={peaks} duration={duration} player={player} />
}
