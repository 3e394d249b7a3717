import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { formatClock } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { askToKeepStorage } from '#client/lib/recordings/ask-to-keep-storage.ts'
import { markRecorderStarted } from '#client/lib/recordings/recorder-sheet.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { localTimezone } from '#client/lib/time/local-timezone.ts'
import { usePartsShown } from '#client/ui/deferred/use-parts-shown.ts'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Language } from '#shared/languages.ts'
import { canRecognise } from '../captions/browser-recognition.ts'
import { readMicrophoneChoice } from '../capture/microphone-choice.ts'
import { currentRecorder } from '../current-recorder.ts'
import { useCaptionChoice } from '../hooks/use-caption-choice.ts'
import { useRecorder, useSecondsHeard } from '../hooks/use-recorder.ts'
import { useRecorderKeys } from '../hooks/use-recorder-keys.ts'
import { readRecorderPreferences } from '../recorder-preferences.ts'
import { CaptionSwitch } from './caption-switch.tsx'
import { IdleView } from './idle-view.tsx'
import { LeftoverList, loadRecorder, MicrophoneHelp, preloadRecorder, RecorderStage } from './recorder-parts.ts'
import { SavedRemark } from './saved-remark.tsx'

interface RecorderPanelProps {
  /** Whether the panel is in the sheet over another screen, and leaves out what belongs to the dashboard. */
  sheet?: boolean
  /** Whether to record at once. */
  starting?: boolean
}

/** The recorder, and the recordings left over on this device. */
export function RecorderPanel({ sheet = false, starting = false }: RecorderPanelProps) {
  const { t } = useTranslation(['recorder', 'common'])
  const { id: userId } = useUser()
  const interfaceLanguage = useLanguage()
  const state = useRecorder()
  const seconds = useSecondsHeard(state)
  const client = useQueryClient()
  const settings = useQuery(settingsQuery)
  const [chosenLanguage, setChosenLanguage] = useState<Language | null>(null)
  const [loading, setLoading] = useState(false)
  const [loadFailed, setLoadFailed] = useState(false)
  const [confirming, setConfirming] = useState<'cancel' | 'discard' | null>(null)
  const language = chosenLanguage ?? interfaceLanguage
  const captions = useCaptionChoice(language)
  const problem = state.phase === 'idle' ? state.problem : null
  // A problem with the microphone replaces the invitation to record.
  const savedNoteId = state.phase === 'idle' ? state.savedNoteId : null
  const isFresh = (state.phase === 'idle' || state.phase === 'asking') && !problem

  // Messages about the last recording or the microphone are outdated when the panel is shown again.
  useEffect(() => () => currentRecorder()?.dismiss(), [])

  // The rest is loaded once the panel is painted, or sooner if the user is about to record.
  const isPainted = usePartsShown(1) > 0
  useEffect(() => {
    if (isPainted) preloadRecorder()
  }, [isPainted])

  const start = useCallback(async () => {
    setLoading(true)
    setLoadFailed(false)
    try {
      await loadRecorder()
    } catch {
      return setLoadFailed(true)
    } finally {
      setLoading(false)
    }
    const timezone = localTimezone()
    const preferences = readRecorderPreferences(client)
    const microphone = readMicrophoneChoice(localStorage)
    void currentRecorder()?.start({
      userId,
      language,
      timezone,
      microphone,
      captions: captions.allowed,
      ...preferences,
    })
    void askToKeepStorage()
  }, [userId, language, captions.allowed, client])

  // This state starts a recording on the dashboard from anywhere. A reload must not start another one.
  const location = useLocation()
  const navigate = useNavigate()
  const isAsked = sheet ? starting : (location.state as { record?: boolean } | null)?.record === true
  const wantsToRecord = settings.isFetched && isAsked
  const startAtOnce = useEffectEvent(() => {
    if (sheet) markRecorderStarted()
    else void navigate('/', { replace: true, state: null })
    if (state.phase === 'idle') void start()
  })
  useEffect(() => {
    if (wantsToRecord) startAtOnce()
  }, [wantsToRecord])

  function stopOrStart() {
    if (state.phase === 'idle') void start()
    else if (state.phase === 'recording') currentRecorder()?.stop()
  }

  useRecorderKeys({
    onToggle: stopOrStart,
    onCancel: () => {
      if (state.phase === 'recording') setConfirming('cancel')
      if (state.phase === 'recorded') setConfirming('discard')
    },
  })

  function confirm() {
    if (confirming === 'cancel') currentRecorder()?.cancel()
    else void currentRecorder()?.discard()
    setConfirming(null)
  }

  return (
    <section
      aria-labelledby="recorder-title"
      data-recording={state.phase === 'idle' ? undefined : ''}
      className="flex flex-col gap-4"
    >
      <div
        className={joinClasses(
          'short:min-h-0 short:py-0 flex flex-col items-center justify-center px-4 py-6',
          sheet ? 'min-h-72' : 'min-h-108',
        )}
      >
        <h2 id="recorder-title" className={isFresh ? 'panel-title short:mb-3 text-center' : 'sr-only'}>
          {t('title')}
        </h2>
        {isFresh && savedNoteId === null && (
          <p className="mt-1 mb-8 short:hidden text-balance text-center text-ink-soft">{t('lead')}</p>
        )}
        {/* In view where the bar of a phone would cover what follows the button. */}
        {isFresh && savedNoteId !== null && <SavedRemark noteId={savedNoteId} />}
        {problem && (
          <div className="mb-8 flex w-full justify-center">
            <Suspense>
              <MicrophoneHelp problem={problem} onDismiss={() => currentRecorder()?.dismiss()} />
            </Suspense>
          </div>
        )}
        {state.phase === 'idle' || state.phase === 'asking' ? (
          <IdleView
            loading={loading}
            asking={state.phase === 'asking'}
            language={language}
            onLanguageChange={setChosenLanguage}
            onStart={() => void start()}
          />
        ) : (
          <Suspense>
            <RecorderStage state={state} seconds={seconds} onStart={() => void start()} onAsk={setConfirming} />
          </Suspense>
        )}
        {loadFailed && (
          <p role="alert" className="mt-4 max-w-sm text-pretty text-center text-red text-sm">
            {t('common:error.network')}
          </p>
        )}
        {state.phase === 'idle' && canRecognise() && (
          // The browser takes a moment to say who would receive the voice, for each language.
          <div className="mt-3 flex min-h-9 items-center pointer-coarse:min-h-11">
            {captions.possible && <CaptionSwitch choice={captions} backend={captions.possible} />}
          </div>
        )}
      </div>
      <Suspense>{!sheet && isPainted && <LeftoverList userId={userId} state={state} />}</Suspense>
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
