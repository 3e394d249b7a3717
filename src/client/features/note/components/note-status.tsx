import ChevronDown from 'lucide-react/icons/chevron-down'
import Hourglass from 'lucide-react/icons/hourglass'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { LiveRegion } from '#client/ui/feedback/live-region.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import { Menu } from '#client/ui/overlays/menu.tsx'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { useRetryNote } from '../api/retry-note.ts'
import { type Again, isServiceAway } from '../hooks/use-again.ts'
import { UnservedLanguage } from '../transcript/unserved-language.tsx'
import { KeepText } from './keep-text.tsx'

function titleOfWait(note: VoiceNote) {
  if (note.waiting?.code === 'no_room') return 'waitingForRoom'
  if (note.waiting?.code === 'storage_unavailable') return 'waitingForStorage'
  return isServiceAway(note) ? 'waitingForService' : 'waitingTitle'
}

interface NoteStatusProps {
  note: VoiceNote
  again: Again
  /** Undefined until loaded. */
  transcript: Pick<Transcript, 'version' | 'replaces'> | undefined
}

/** Tells whether a note that has a text is being transcribed again, waits for that or has failed at it. */
function isTranscribedAgain({ status, failure }: VoiceNote): boolean {
  const hasEngineFailed = status === 'failed' && failure?.code.startsWith('engine_') === true
  return status === 'transcribing' || status === 'waiting' || hasEngineFailed
}

/** The status of a note that is not ready: its progress, what it is waiting for, or why it failed. */
export function NoteStatus({ note, again, transcript }: NoteStatusProps) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const retry = useRetryNote(note.id)
  const isOwn = note.access === 'owner'
  // The note has a whole text, which stays until a new one is complete.
  const hasText = (transcript?.version ?? 0) > 0 || transcript?.replaces !== undefined
  const keepText = isOwn && hasText && isTranscribedAgain(note) ? <KeepText noteId={note.id} /> : null
  const timeOf = (moment: string) => format.plannedTime(moment).text
  function sayAway(since: string) {
    const { text: time, isWord } = format.plannedTime(since)
    return t(isWord ? 'awaySinceWord' : 'awaySince', { time })
  }
  /** Says since when a service has been unavailable, and when it is tried again. */
  const describeWait = (waiting: VoiceNote['waiting']) => [
    waiting?.code === 'service_unreachable' && waiting.since ? sayAway(waiting.since) : undefined,
    waiting && isToCome(waiting.until) ? t('triedAgain', { time: timeOf(waiting.until) }) : undefined,
  ]
  switch (note.status) {
    case 'ready':
      return null
    case 'stored':
    case 'transcribing':
    case 'analysing':
      return (
        <UnderWay status={note.status} progress={note.progress} delay={note.delay}>
          {keepText}
        </UnderWay>
      )
    case 'waiting':
      if (isOwn && !hasText && note.waiting?.code === 'no_engine_for_language' && note.language) {
        return (
          <UnservedLanguage
            language={note.language}
            again={again}
            checking={retry.isPending}
            onCheck={() => retry.mutate()}
          />
        )
      }
      return (
        <Halted
          icon={<Hourglass aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-soft" />}
          title={t(titleOfWait(note))}
          reasons={[note.waiting?.message, ...describeWait(note.waiting), ...again.problems]}
          action={isOwn ? t('checkAgain') : null}
          busy={retry.isPending}
          onAct={() => retry.mutate()}
        >
          {keepText}
        </Halted>
      )
    case 'failed':
      return (
        <Halted
          icon={<TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-soft" />}
          title={t('failedTitle')}
          reasons={[note.failure?.message]}
          action={isOwn ? t('retry') : null}
          busy={retry.isPending || again.busy}
          onAct={() => retry.mutate()}
        >
          {isOwn && again.others.length > 0 && (
            <Menu
              trigger={
                <Button variant="quiet" size="small" busy={again.busy}>
                  {t('otherEngine')}
                  <ChevronDown aria-hidden="true" className="size-3.5" />
                </Button>
              }
              items={again.others.map(({ id, model }) => ({
                label: t(`again.${id}`, { model }),
                onSelect: () => again.onTranscribe({ engine: id }),
              }))}
            />
          )}
          {keepText}
        </Halted>
      )
  }
}

const DELAY_END = {
  service_failing: 'triedAgain',
  trying_again: 'triedAgain',
  service_slow: 'latest',
  model_slow: 'latest',
} as const

function isToCome(moment: string | null): moment is string {
  return moment !== null && Date.parse(moment) > Date.now()
}

interface UnderWayProps {
  status: 'stored' | 'transcribing' | 'analysing'
  progress: VoiceNote['progress']
  delay: VoiceNote['delay']
  /** An action, if there is any. */
  children: ReactNode
}

function UnderWay({ status, progress, delay, children }: UnderWayProps) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const stage = t(`status.${status}`)
  return (
    <div className="rounded-surface border border-hairline bg-surface p-4">
      <LiveRegion message={delay ? `${stage}. ${delay.message}` : stage} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{stage}</span>
        {progress && !delay && (
          <span className="text-ink-soft text-sm tabular-nums">
            {t('percent', { percent: format.percent(progress.percent) })}
            {progress.secondsLeft !== null &&
              `, ${t('left', { time: format.duration(progress.secondsLeft, 'short') })}`}
          </span>
        )}
      </p>
      <Progress label={stage} value={delay ? null : (progress?.percent ?? null)} className="mt-3" />
      {delay && (
        <p className="mt-2.5">
          {delay.message}{' '}
          {isToCome(delay.until) && t(DELAY_END[delay.code], { time: format.plannedTime(delay.until).text })}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-ink-faint text-sm">{t('mayLeave')}</p>
        <div className="-mx-3">{children}</div>
      </div>
    </div>
  )
}

interface HaltedProps {
  icon: ReactNode
  title: string
  /** The server's own messages in the user's language. They also say what has happened to the recording. */
  reasons: Array<string | undefined>
  /** Null for somebody else's note, which only its owner can start again. */
  action: string | null
  busy: boolean
  onAct: () => void
  /** Other actions. */
  children?: ReactNode
}

function Halted({ icon, title, reasons, action, busy, onAct, children }: HaltedProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-start gap-x-3 gap-y-4 rounded-surface border border-outline/50 bg-surface p-4"
    >
      {icon}
      <div className="min-w-[min(13rem,100%)] grow basis-0">
        <p className="font-medium">{title}</p>
        {reasons.map(
          (reason) =>
            reason && (
              <p key={reason} className="mt-0.5">
                {reason}
              </p>
            ),
        )}
      </div>
      {action !== null && (
        <Button variant="outline" size="small" busy={busy} onClick={onAct}>
          {action}
        </Button>
      )}
      {children}
    </div>
  )
}
