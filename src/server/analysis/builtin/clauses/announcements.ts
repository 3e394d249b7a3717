import { perPack } from '#server/languages/per-pack.ts'
import type { Clause } from './clauses.ts'

const announcementOf = perPack(
  ({ clauses }) => new RegExp(`^(?:${clauses.announcement})(?![\\p{L}])[^.!?:;]{0,70}[.!?]?$`, 'iu'),
)

/** Tells whether a clause only announces the note: "Quick note after the investor call, it's Thursday morning." */
export function isAnnouncement({ text, pack }: Pick<Clause, 'text' | 'pack'>): boolean {
  return announcementOf(pack).test(text)
}
