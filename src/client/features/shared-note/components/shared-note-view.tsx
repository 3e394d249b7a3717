import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { NotePlayer } from '#client/player/note-player.tsx'
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

/** A shared note: header, text, analysis and player, as far as they are shared. */
export function SharedNoteView({ token, note }: { token: string; note: SharedNote }) {
  const { t } = useTranslation('note')
  const player = usePlayer()
  const { analysis, sentences } = note
  const detected = analysis && hasDetectedItems(analysis) ? analysis : null
  useEffect(() => player.setSentences(sentences), [player, sentences])

  return (
    <article className="flex flex-col gap-8">
      <Head note={note} />
      {analysis?.summary && (
        <div className="max-w-[68ch] border-accent/50 border-l-2 pl-4">
          <h2 className="font-semibold text-ink-soft text-sm">{t(analysis.isHighlights ? 'highlights' : 'summary')}</h2>
          <p className="mt-1">{analysis.summary}</p>
        </div>
      )}
      <div
        className={joinClasses(
          'grid gap-x-14 gap-y-10',
          detected && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:items-start',
        )}
      >
        <section aria-labelledby="transcript-title">
          <h2 id="transcript-title" className="panel-title mb-4">
            {t('transcript')}
          </h2>
          <Text note={note} player={player} />
        </section>
        {detected && (
          <aside aria-labelledby="analysis-title" className="lg:border-hairline lg:border-l lg:pl-7">
            <h2 id="analysis-title" className="panel-title mb-4">
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
      {note.audio && <Sound token={token} duration={note.duration ?? 0} player={player} />}
    </article>
  )
}

function Head({ note: { title, recordedAt, timezone, duration } }: { note: SharedNote }) {
  const { t } = useTranslation('note')
  const format = useFormat()
  return (
    <header>
      <ScreenTitle className="wrap-anywhere max-w-3xl text-balance sm:text-[2.5rem]!">
        {title || t('untitled')}
      </ScreenTitle>
      <p className="mt-3 flex flex-wrap gap-x-3 text-ink-soft text-sm">
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
  const { sentences, language, textReady, audio } = note
  const nothing: ReactNode = textReady ? t('noSpeechTitle') : tShared('textPending')
  return (
    <>
      {sentences.length > 0 && (
        <TranscriptView sentences={sentences} language={language ?? undefined} player={player} playable={audio} />
      )}
      {(sentences.length === 0 || !textReady) && <p className="mt-3 text-ink-soft">{nothing}</p>}
    </>
  )
}

function Sound({ token, duration, player }: { token: string; duration: number; player: Player }) {
  const peaks = useSharedPeaks(token)
  return (
    // Above the cookie banner, which first-time visitors see.
    <div className="sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-20 sm:bottom-4 [html:has([data-cookie-banner])_&]:bottom-48 sm:[html:has([data-cookie-banner])_&]:bottom-56">
      <NotePlayer source={sharedAudioUrl(token)} peaks={peaks} duration={duration} player={player} />
    </div>
  )
}
