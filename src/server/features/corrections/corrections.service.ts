import { applyCorrections } from '#server/analysis/corrections/apply-corrections.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/db/database.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { AnalysisContent, Doubt } from '#shared/contract/analysis.ts'
import type { Correction, CorrectionKind } from '#shared/contract/corrections.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_CORRECTIONS } from '#shared/limits.ts'
import * as queries from './corrections.queries.ts'

/** A follow-up or an event, as far as a correction of it is concerned. */
interface CorrectedItem {
  id: string
  /** The owner of the note. */
  userId: string
  noteId: string | null
  /** The analyst's title; null for an item that a person added, from which nothing is learnt. */
  foundTitle: string | null
}

/**
 * Returns whether a person is asked if an item counts at all. Somebody who is asked only about its day says nothing
 * about its kind by correcting it.
 */
export function isKindAsked({ review, doubt }: { review: string; doubt: Doubt | null }): boolean {
  return review === 'asked' && doubt?.about === 'kind'
}

/**
 * Remembers that an item is a follow-up or an event, or that it isn't. Only what the note's owner says counts: what
 * others decide in a shared note doesn't change how the owner's notes are analysed.
 */
export async function learnKind(
  tx: Queryable,
  user: SessionUser,
  item: CorrectedItem,
  kind: Exclude<CorrectionKind, 'owner'>,
): Promise<void> {
  await forgetKind(tx, item.id)
  await learn(tx, user, item, { kind })
}

/** Forgets whether an item is one, because the answer was taken back. */
export function forgetKind(tx: Queryable, itemId: string): Promise<void> {
  return queries.deleteOfItem(tx, itemId, ['task', 'not_task', 'event', 'not_event'])
}

/** Forgets that an item is none, because it was restored. */
export function forgetMistake(tx: Queryable, itemId: string): Promise<void> {
  return queries.deleteOfItem(tx, itemId, ['not_task', 'not_event'])
}

/** Remembers who has to do a follow-up. Forgets it if the name is removed or is again the one that was found. */
export async function learnOwner(
  tx: Queryable,
  user: SessionUser,
  item: CorrectedItem & { who: string | null },
  owner: string | null,
): Promise<void> {
  const known = await queries.findSpokenOwner(tx, item.id)
  const spokenOwner = known === undefined ? item.who : known
  if (owner === null || owner === spokenOwner) await queries.deleteOfItem(tx, item.id, ['owner'])
  else await learn(tx, user, item, { kind: 'owner', spokenOwner, owner })
}

async function learn(
  tx: Queryable,
  user: SessionUser,
  { id, userId, noteId, foundTitle }: CorrectedItem,
  learned: Pick<queries.NewCorrection, 'kind' | 'spokenOwner' | 'owner'>,
): Promise<void> {
  if (foundTitle === null || user.id !== userId) return
  await queries.saveCorrection(tx, { userId, noteId, itemId: id, title: foundTitle, ...learned })
  await queries.trimCorrections(tx, userId, MAX_CORRECTIONS)
}

/** Treats the items found in a user's note as the user treated similar ones in earlier notes. */
export async function applyLearned<Content extends Pick<AnalysisContent, 'actionItems' | 'events'>>(
  db: Queryable,
  userId: string,
  content: Content,
  language: Language,
): Promise<Content> {
  return applyCorrections(content, await queries.listCorrections(db, userId), language)
}

/** Lists what was learnt from the user, newest first. */
export async function listCorrections({ db }: Context, user: SessionUser): Promise<{ corrections: Correction[] }> {
  const rows = await queries.listCorrections(db, user.id)
  return {
    corrections: rows.map(({ id, kind, title, owner, noteId, noteTitle, createdAt }) => ({
      id,
      kind,
      title,
      owner,
      note: noteId === null ? null : { id: noteId, title: noteTitle ?? '' },
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** Forgets one of the user's corrections. Does nothing if there is none with this id. */
export function deleteCorrection({ db }: Context, user: SessionUser, id: string): Promise<void> {
  return queries.deleteCorrection(db, user.id, id)
}
