import type { VoiceNote } from '#shared/contract/notes.ts'

/** Tells whether the user may change the text, title, tags, follow-ups and events of a note. */
export function mayEdit({ access }: Pick<VoiceNote, 'access'>): boolean {
  return access === 'owner' || access === 'edit'
}

/** Tells whether the user may comment on a note. */
export function mayComment({ access }: Pick<VoiceNote, 'access'>): boolean {
  return access !== 'read'
}

/** Tells whether anybody else has access to the note. */
export function isShared({ access, sharedWith }: Pick<VoiceNote, 'access' | 'sharedWith'>): boolean {
  return access !== 'owner' || sharedWith.length > 0
}
