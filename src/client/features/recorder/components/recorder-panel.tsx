import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { formatClock } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { askToKeepStorage } from '#client/lib/recordings/pending-recordings.ts'
import { markRecorderStarted } from '#client/lib/recordings/recorder-sheet.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Language } from '#shared/languages.ts'
import { recorder } from '../browser-recorder.ts'
import { useCaptionChoice } from '../hooks/use-caption-choice.ts'
import { useLeftovers } from '../hooks/use-leftovers.ts'
import { useRecorder, useSecondsHeard } from '../hooks/use-recorder.ts'
import { useRecorderKeys } from '../hooks/use-recorder-keys.ts'
import { readMicrophoneChoice } from '../microphone-choice.ts'
import { readRecorderPreferences } from '../recorder-preferences.ts'
import type { RecorderState } from '../recorder-state.ts'
import { CaptionSwitch } from './caption-switch.tsx'
import { IdleView } from './idle-view.tsx'
import { LeftoverList } from './leftover-list.tsx'
import { MicrophoneHelp } from './microphone-help.tsx'
import { RecordedView } from './recorded-view.tsx'
import { RecordingView } from './recording-view.tsx'
import { UploadingView } from './uploading-view.tsx'

interface RecorderPanelProps {
  /** Whether it stands above another screen, and leaves out what belongs to the dashboard. */
  sheet?: boolean
  /** Whether to record at once. */
  starting?: boolean
}

/** The recorder, and the recordings left over on this device. */
export function RecorderPanel({ sheet = false, starting = false }: RecorderPanelProps) {
  const { t } = useTranslation('recorder')
  const { id: userId } = useUser()
  const interfaceLanguage = useLanguage()
  const state = useRecorder()
  const seconds = useSecondsHeard(state)
  const leftovers = useLeftovers(userId, state)
  const client = useQueryClient()
  const settings = useQuery(settingsQuery)
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null)
  const [confirming, setConfirming] = useState<'cancel' | 'discard' | null>(null)
  const language = chosenLanguage ?? interfaceLanguage
  const captions = useCaptionChoice(language)
  const problem = state.phase === 'idle' ? state.problem : null
  // A problem with the microphone replaces the invitation to record.
  const isFresh = (state.phase === 'idle' || state.phase === 'asking') && !problem

  // Messages about the last recording or the microphone are outdated when the panel is shown again.
  useEffect(() => () => recorder.dismiss(), [])

  const start = useCallback(() => {
    const timezone = localTimezone()
    const preferences = readRecorderPreferences(client)
    const microphone = readMicrophoneChoice(localStorage)
    void recorder.start({ userId, language, timezone, microphone, captions: captions.allowed, ...preferences })
    void askToKeepStorage()
  }, [userId, language, captions.allowed, client])

  // On the dashboard a recording is started this way from anywhere; a reload must not start another.
  const location = useLocation()
  const navigate = useNavigate()
  const isAsked = sheet ? starting : (location.state as { record?: boolean } | null)?.record === true
  const wantsToRecord = settings.isFetched && isAsked
  const startAtOnce = useEffectEvent(() => {
    if (sheet) markRecorderStarted()
    else void navigate('/', { replace: true, state: null })
    if (state.phase === 'idle') start()
  })
  useEffect(() => {
    if (wantsToRecord) startAtOnce()
  }, [wantsToRecord])

  function stopOrStart() {
    if (state.phase === 'idle') start()
    else if (state.phase === 'recording') recorder.stop()
  }

  useRecorderKeys({
    onToggle: stopOrStart,
    onCancel: () => {
      if (state.phase === 'recording') setConfirming('cancel')
      if (state.phase === 'recorded') setConfirming('discard')
    },
  })

  function confirm() {
    if (confirming === 'cancel') recorder.cancel()
    else void recorder.discard()
    setConfirming(null)
  }

  return (
    <section aria-labelledby="recorder-title" className="flex flex-col gap-4">
      <div
        className={joinClasses('flex flex-col items-center justify-center px-4 py-6', sheet ? 'min-h-72' : 'min-h-108')}
      >
        <h2 id="recorder-title" className={isFresh ? 'panel-title text-center' : 'sr-only'}>
          {t('title')}
        </h2>
        {isFresh && <p className="mt-1 mb-8 text-balance text-center text-ink-soft">{t('lead')}</p>}
        {problem && (
          <div className="mb-8 flex w-full justify-center">
            <MicrophoneHelp problem={problem} onDismiss={recorder.dismiss} />
          </div>
        )}
        <Stage
          state={state}
          seconds={seconds}
          language={language}
          onLanguageChange={setChosenLanguage}
          onStart={start}
          onAsk={setConfirming}
        />
        {state.phase === 'idle' && captions.possible && <CaptionSwitch choice={captions} backend={captions.possible} />}
        {state.phase === 'idle' && state.savedNoteId && <SavedRemark noteId={state.savedNoteId} />}
      </div>
      {!sheet && <LeftoverList leftovers={leftovers} canUpload={state.phase === 'idle'} />}
      <ConfirmDialog
        open={confirming !== null && state.phase !== 'idle'}
        onOpenChange={(open) => {
          if (!open) setConfirming(null)
        }}
        title={confirming === 'discard' ? t('discardTitle') : t('cancelTitle')}
        description={
          confirming === 'discard' && state.phase === 'recorded'
            ? t('discardText', { length: formatClock(state.recording.seconds) })
            : t('cancelText', { length: formatClock(seconds) })
        }
        confirmLabel={t('discard')}
        cancelLabel={confirming === 'discard' ? t('keep') : t('keepRecording')}
        destructive
        onConfirm={confirm}
      />
    </section>
  )
}

interface StageProps {
  state: RecorderState
  seconds: number
  language: Language
  onLanguageChange: (language: Language) => void
  onStart: () => void
  onAsk: (about: 'cancel' | 'discard') => void
}

function Stage({ state, seconds, language, onLanguageChange, onStart, onAsk }: StageProps) {
  switch (state.phase) {
    case 'idle':
    case 'asking':
      return (
        <IdleView
          asking={state.phase === 'asking'}
          language={language}
          onLanguageChange={onLanguageChange}
          onStart={onStart}
        />
      )
    case 'recording':
      return (
        <RecordingView
          seconds={seconds}
          state={state}
          readLevel={recorder.readLevel}
          onPause={recorder.pause}
          onResume={recorder.resume}
          onStop={recorder.stop}
          onCancel={() => onAsk('cancel')}
        />
      )
    case 'recorded':
      return (
        <RecordedView
          state={state}
          onSave={() => void recorder.save(state.recording)}
          onRecordOn={() => {
            recorder.putAside()
            onStart()
          }}
          onDiscard={() => onAsk('discard')}
        />
      )
    case 'uploading':
      return (
        <UploadingView
          state={state}
          onHurry={recorder.hurry}
          onPutAside={recorder.putAside}
          onStop={recorder.stopSending}
        />
      )
  }
}

function SavedRemark({ noteId }: { noteId: string }) {
  const { t } = useTranslation('recorder')
  return (
    <p className="mt-6 flex animate-rise flex-wrap items-center justify-center gap-x-2 text-ink-soft text-sm">
      {t('saved')}
      <Link to={`/notes/${noteId}`} className={buttonClasses({ variant: 'outline', size: 'small' })}>
        {t('openNote')}
      </Link>
    </p>
  )
}
