import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAssignFollowUp } from '#client/follow-ups/assign-follow-up.ts'
import { Initials } from '#client/follow-ups/initials.tsx'
import { useUser } from '#client/lib/session/use-session.ts'
import { Select } from '#client/ui/forms/select.tsx'
import { ME } from '#shared/commitment.ts'
import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { participantsQuery } from '../comments/comments-api.ts'

/** An id that no user has. */
const OWNER = ''

interface FollowUpAssigneeProps {
  note: Pick<VoiceNote, 'id' | 'owner'>
  followUp: NoteFollowUp
}

/**
 * Chooses who does a follow-up of a shared note: its owner, or somebody who has opened it. As long as nobody is chosen, one
 * in which the note names somebody else is not said to be its owner's.
 */
export function AssigneeChoice({ note, followUp }: FollowUpAssigneeProps) {
  const { t } = useTranslation('assign')
  const user = useUser()
  const assigning = useAssignFollowUp()
  // Until the participants are loaded, or if they can't be fetched, there is nobody else to choose.
  const { data = [] } = useQuery(participantsQuery(note.id))
  const { assignee } = followUp
  const others = data.filter((person) => !person.isOwner && person.id !== assignee?.id)
  const people = assignee ? [assignee, ...others] : others
  const nameOf = (person: { id: string; name: string }) => (person.id === user.id ? t('you') : person.name)
  const ownerName = note.owner ? note.owner.name || note.owner.email : fullNameOf(user)
  // Whom the note names does a follow-up until somebody is chosen.
  const named = followUp.who === null || followUp.who === ME ? null : followUp.who
  const unassigned = named !== null ? t('nobody') : note.owner ? ownerName : t('you')
  return (
    <span className="mt-1 flex min-h-10 items-center gap-1.5">
      <Initials name={assignee?.name ?? named ?? ownerName} quiet={assignee === null} />
      <Select
        quiet
        className="min-w-0 max-w-60"
        label={t('label', { title: followUp.title })}
        value={assignee?.id ?? OWNER}
        onValueChange={(id) =>
          assigning.mutate({ followUp, assignee: people.find((person) => person.id === id) ?? null })
        }
        options={[
          { value: OWNER, label: unassigned },
          ...people.map((person) => ({ value: person.id, label: nameOf(person) })),
        ]}
      />
    </span>
  )
}

function fullNameOf({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }): string {
  return `${firstName} ${lastName}`.trim() || email
}

/** Says who does a follow-up whose assignee can't be changed. */
export function AssigneeMark({ followUp: { assignee } }: Pick<FollowUpAssigneeProps, 'followUp'>) {
  const { t } = useTranslation('assign')
  const user = useUser()
  if (!assignee) return null
  return (
    <span className="mt-1 flex items-center gap-1.5 text-ink-soft text-sm">
      <Initials name={assignee.name} />
      <bdi className="truncate">{assignee.id === user.id ? t('toYou') : t('assignedTo', { name: assignee.name })}</bdi>
    </span>
  )
}
