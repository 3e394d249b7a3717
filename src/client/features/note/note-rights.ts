import type { VoiceNote } from '#shared/contract/notes.ts'

/** Whether the user may change the text, title, tags, tasks and events of a note. */
export function mayEdit({ access }: Pick<VoiceNote, 'access'>): boolean {
  return access === 'owner' || access === 'edit'
}
