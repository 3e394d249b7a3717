import type { NoteFollowUp } from '#shared/contract/analysis.ts'
import { FollowUpItemActions } from './follow-up-item-actions.tsx'
import { useMoveItems } from './use-move-items.tsx'
import { useSendItem } from './use-send-item.tsx'

/** The actions on a follow-up in its note: all those that the list of follow-ups has, in one menu. */
export function NoteFollowUpActions({ followUp }: { followUp: NoteFollowUp }) {
  return <FollowUpItemActions followUp={followUp} more={[...useMoveItems(followUp), useSendItem(followUp)]} />
}
