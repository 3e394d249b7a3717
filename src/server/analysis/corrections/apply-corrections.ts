import { packOf } from '#server/languages/languages.ts'
import type { ActionItem, AnalysisContent, CalendarEvent } from '#shared/contract/analysis.ts'
import type { CorrectionKind } from '#shared/contract/corrections.ts'
import type { Language } from '#shared/languages.ts'
import { wordsOf as listOf } from '../builtin/wording.ts'
import { readPlainWords, shareWords } from '../text/word-similarity.ts'

/** What the user answered about an item of an earlier note. */
export interface LearnedCorrection {
  kind: CorrectionKind
  /** The title of that item when it was found. */
  title: string
  /** For `owner`: the name as spoken then (null if nobody was named), and the user's correction. */
  spokenOwner: string | null
  owner: string | null
}

/**
 * The minimum share of meaningful words (Dice) at which two titles are about the same thing, and at which they say the same.
 */
const SIMILAR = 0.6
const SAME = 0.8

/**
 * Treats new items as the user treated similar ones in earlier notes:
 * - an item that says the same as one that was dismissed is dropped; a similar one is asked about, or dropped if it was
 *   doubtful;
 * - a doubtful item that is similar to a confirmed one stands;
 * - a follow-up gets the owner that a similar one was given, unless it names another person.
 * A doubtful date is always asked about.
 * @param corrections of the note's owner, newest first: of equally similar ones, the newest decides.
 */
export function applyCorrections<Content extends Pick<AnalysisContent, 'actionItems' | 'events'>>(
  content: Content,
  corrections: readonly LearnedCorrection[],
  language: Language,
): Content {
  if (corrections.length === 0) return content
  const small = listOf(packOf(language).words.stopWords)
  const learned = corrections.map((correction) => ({ ...correction, words: meaningOf(correction.title, small) }))
  const nearest = (title: string, kinds: readonly CorrectionKind[]) =>
    findNearest(learned, meaningOf(title, small), kinds)
  return {
    ...content,
    actionItems: content.actionItems
      .flatMap((item) => judge(item, nearest(item.title, ['task', 'not_task'])))
      .map((item) => assign(item, nearest(item.title, ['owner']))),
    events: content.events.flatMap((event) => judge(event, nearest(event.title, ['event', 'not_event']))),
  }
}

type Words = ReadonlySet<string>

interface Nearest {
  correction: LearnedCorrection
  similarity: number
}

function judge<Item extends ActionItem | CalendarEvent>(item: Item, nearest: Nearest | null): Item[] {
  if (!nearest) return [item]
  const isOne = nearest.correction.kind === 'task' || nearest.correction.kind === 'event'
  if (isOne) return [item.doubt?.about === 'kind' ? { ...item, doubt: null } : item]
  if (nearest.similarity >= SAME || item.doubt !== null) return []
  return [{ ...item, doubt: { about: 'kind' } }]
}

function assign(item: ActionItem, nearest: Nearest | null): ActionItem {
  if (!nearest || item.who !== nearest.correction.spokenOwner) return item
  return { ...item, who: nearest.correction.owner }
}

function findNearest(
  learned: readonly (LearnedCorrection & { words: Words })[],
  words: Words,
  kinds: readonly CorrectionKind[],
): Nearest | null {
  let best: Nearest | null = null
  for (const correction of learned) {
    if (!kinds.includes(correction.kind)) continue
    const similarity = shareWords(correction.words, words)
    if (similarity >= SIMILAR && similarity > (best?.similarity ?? 0)) best = { correction, similarity }
  }
  return best
}

/** Returns the words of a title that carry meaning, or all of its words if none does. */
function meaningOf(title: string, small: ReadonlySet<string>): Words {
  const all = readPlainWords(title)
  const meaningful = all.filter((word) => !small.has(word))
  return new Set(meaningful.length > 0 ? meaningful : all)
}
