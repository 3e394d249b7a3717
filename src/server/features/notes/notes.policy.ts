import { AppError } from '#server/errors.ts'
import type { SessionUser } from '#server/http/session.ts'

interface Owned {
  userId: string
}

/**
 * Who may do what with a note: its owner everything, others nothing. To others it does not exist, so that an id proves
 * nothing.
 * @throws AppError note_not_found
 */
export function requireOwner<N extends Owned>(user: SessionUser, note: N | null): N {
  if (note?.userId !== user.id) throw new AppError('note_not_found')
  return note
}
