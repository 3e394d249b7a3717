import { useTranslation } from 'react-i18next'
import { EventRow } from '#client/calendar/event-row.tsx'
import { useUser } from '#client/lib/session/use-session.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { ItemSection, Points } from '#client/player/points.tsx'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { TaskRow } from '#client/tasks/task-row.tsx'
import type { Evidence, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { AnalysedBy } from './analysed-by.tsx'

interface AnalysisViewProps {
  note: VoiceNote
  analysis: OpenedAnalysis
  /** Plays from a second of the note; null until the audio is ready. */
  onPlay: ((seconds: number) => void) | null
}

/** The analysis of a note: each item with the words it rests on. */
export function AnalysisView({ note, analysis, onPlay }: AnalysisViewProps) {
  const { t } = useTranslation('note')
  const { isPremium } = useUser()
  const isOwn = note.access === 'owner'
  const { keyPoints, actionItems, events, decisions, questions } = analysis
  const empty = [keyPoints, actionItems, events, decisions, questions].every((items) => items.length === 0)
  return (
    <div className="flex flex-col gap-7">
      {(isPremium || !isOwn) && empty && <p className="text-ink-soft">{t('nothing')}</p>}
      {analysis.mayChangeItems ? (
        <TasksAndEvents analysis={analysis} onPlay={onPlay} />
      ) : (
        <>
          <Points title={t('actionItems')} points={toPoints(actionItems)} onPlay={onPlay} />
          <Points title={t('events')} points={toPoints(events)} onPlay={onPlay} />
          {isOwn && <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />}
        </>
      )}
      <Points title={t('decisions')} points={decisions} onPlay={onPlay} />
      <Points title={t('keyPoints')} points={keyPoints} onPlay={onPlay} />
      <Points title={t('questions')} points={questions} onPlay={onPlay} />
      <AnalysedBy analysis={analysis} />
    </div>
  )
}

function TasksAndEvents({ analysis: { noteId, actionItems, events }, onPlay }: Omit<AnalysisViewProps, 'note'>) {
  const { t } = useTranslation('note')
  return (
    <>
      {actionItems.length > 0 && (
        <ItemSection title={t('actionItems')}>
          {actionItems.map((task) => (
            <TaskRow key={task.id} task={task}>
              {task.evidence && <EvidenceButton evidence={task.evidence} onPlay={onPlay} />}
            </TaskRow>
          ))}
        </ItemSection>
      )}
      {events.length > 0 && (
        <ItemSection title={t('events')}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} noteId={noteId}>
              <EvidenceButton evidence={event.evidence} onPlay={onPlay} />
            </EventRow>
          ))}
        </ItemSection>
      )}
    </>
  )
}

/** Items that can be read but not ticked or added: after Premium, and those of a note that one may only read. */
function toPoints(items: readonly { title: string; evidence: Evidence | null }[]) {
  return items.flatMap(({ title, evidence }) => (evidence ? [{ text: title, evidence }] : []))
}
