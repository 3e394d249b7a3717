import { shownName } from '#server/text/full-name.ts'
import type { CommentThread, NoteComment, Participant } from '#shared/contract/comments.ts'
import type { Sentence } from '#shared/contract/notes.ts'
import { type CommentRights, mayDelete, mayEdit } from './comments.policy.ts'
import type { CommentRow, PersonRow } from './comments.queries.ts'
import { locateSentence } from './locate-sentence.ts'

/** The user for whom comments are presented: what they may do, and which comments of others they have seen. */
export interface CommentView {
  rights: CommentRights
  seen: ReadonlySet<string>
}

/** The newest text of a note. */
export interface NewestText {
  version: number
  sentences: readonly Sentence[]
}

export function presentComment(row: CommentRow, { rights, seen }: CommentView): NoteComment {
  return {
    id: row.id,
    author: row.userId === null ? null : presentPerson({ ...row, id: row.userId }),
    text: row.text,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    unread: row.userId !== null && row.userId !== rights.userId && !seen.has(row.id),
    may: { edit: mayEdit(rights, row), delete: mayDelete(rights, row) },
  }
}

/** @param text null if there is none, for example while the note is transcribed for the first time */
export function presentThread(
  row: CommentRow,
  replies: readonly CommentRow[],
  text: NewestText | null,
  view: CommentView,
): CommentThread {
  const { anchor } = row
  return {
    ...presentComment(row, view),
    anchor: anchor && {
      quote: anchor.quote,
      start: anchor.start,
      version: text?.version ?? anchor.version,
      sentence: text && locateSentence(anchor, text),
    },
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    replies: replies.map((reply) => presentComment(reply, view)),
  }
}

/** Presents somebody by name, or by the beginning of their address if they gave none. */
export function presentPerson(person: {
  id: string
  firstName: string | null
  lastName: string | null
  email: string | null
}): Participant {
  return { id: person.id, name: shownName(person) }
}

/** Maps the ids of people to their names. */
export function namesOf(people: readonly PersonRow[]): Map<string, string> {
  return new Map(people.map((person) => [person.id, presentPerson(person).name]))
}
