import { useTranslation } from 'react-i18next'
import { EventRow } from '#client/calendar/event-row.tsx'
import { AssignedActions } from '#client/follow-ups/assigned-actions.tsx'
import { FollowUpItem } from '#client/follow-ups/follow-up-item.tsx'
import { NoteFollowUpActions } from '#client/follow-ups/note-follow-up-actions.tsx'
import { useUser } from '#client/lib/session/use-session.ts'
import { EvidenceButton } from '#client/player/evidence-button.tsx'
import { ItemSection, Points } from '#client/player/points.tsx'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import type { NoteFollowUp, OpenedAnalysis } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { isShared } from '../note-rights.ts'
import { nameOwner } from '../sharing/name-owner.ts'
import { AnalysedBy } from './analysed-by.tsx'
import { AssigneeChoice, AssigneeMark } from './follow-up-assignee.tsx'
import { ReadOnlyEvent, ReadOnlyFollowUp } from './read-only-items.tsx'

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
  const { keyPoints, events, decisions, questions } = analysis
  const actionItems = analysis.actionItems.map((followUp) => nameOwner(followUp, note.owner))
  const found = [keyPoints, actionItems, events, decisions, questions, ...Object.values(analysis.toReview)]
  const empty = found.every((items) => items.length === 0)
  return (
    <div className="flex flex-col gap-7">
      {(isPremium || !isOwn) && empty && <p className="text-ink-soft">{t('nothing')}</p>}
      {analysis.mayChangeItems ? (
        <FollowUpsAndEvents note={note} analysis={{ ...analysis, actionItems }} onPlay={onPlay} />
      ) : (
        <>
          <ReadOnlyFollowUps followUps={actionItems} timezone={note.timezone} onPlay={onPlay} />
          {events.length > 0 && (
            <ItemSection title={t('events')}>
              {events.map((event) => (
                <ReadOnlyEvent key={event.id} event={event} timezone={note.timezone} onPlay={onPlay} />
              ))}
            </ItemSection>
          )}
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

function FollowUpsAndEvents({ note, analysis: { noteId, actionItems, events }, onPlay }: AnalysisViewProps) {
  const { t } = useTranslation('note')
  return (
    <>
      {actionItems.length > 0 && (
        <ItemSection title={t('actionItems')}>
          {actionItems.map((followUp) => (
            <FollowUpItem
              key={followUp.id}
              followUp={followUp}
              timezone={note.timezone}
              actions={<NoteFollowUpActions followUp={followUp} />}
            >
              {isShared(note) && <AssigneeChoice note={note} followUp={followUp} />}
              {followUp.evidence && <EvidenceButton evidence={followUp.evidence} onPlay={onPlay} />}
            </FollowUpItem>
          ))}
        </ItemSection>
      )}
      {events.length > 0 && (
        <ItemSection title={t('events')}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} noteId={noteId} timezone={note.timezone}>
              <EvidenceButton evidence={event.evidence} onPlay={onPlay} />
            </EventRow>
          ))}
        </ItemSection>
      )}
    </>
  )
}

interface ReadOnlyFollowUpsProps extends Pick<AnalysisViewProps, 'onPlay'> {
  followUps: readonly NoteFollowUp[]
  timezone: string
}

/** Read-only follow-ups, except those assigned to the user. */
function ReadOnlyFollowUps({ followUps, timezone, onPlay }: ReadOnlyFollowUpsProps) {
  const { t } = useTranslation('note')
  const user = useUser()
  const shown = followUps.filter(({ evidence, assignee }) => evidence !== null || assignee?.id === user.id)
  if (shown.length === 0) return null
  return (
    <ItemSection title={t('actionItems')}>
      {shown.map((followUp) =>
        followUp.assignee?.id === user.id ? (
          <FollowUpItem
            key={followUp.id}
            followUp={followUp}
            timezone={timezone}
            actions={<AssignedActions followUp={followUp} />}
          >
            <AssigneeMark followUp={followUp} />
            {followUp.evidence && <EvidenceButton evidence={followUp.evidence} onPlay={onPlay} />}
          </FollowUpItem>
        ) : (
          <ReadOnlyFollowUp key={followUp.id} followUp={followUp} timezone={timezone} onPlay={onPlay}>
            <AssigneeMark followUp={followUp} />
          </ReadOnlyFollowUp>
        ),
      )}
    </ItemSection>
  )
}
