import type { AnalysisInput } from '../analyst.ts'
import { type DateMention, findDatesApart } from '../dates/find-dates.ts'
import type { Place, QuoteFinder } from './find-quote.ts'

/**
 * Resolves date words of the text in the context of their sentence. Null if they were not said near the item that they date,
 * or name no date.
 * @param words verbatim, with an ellipsis for omitted words
 * @param near the position of the item that they date
 */
export function resolveDateWords(
  words: string,
  near: Place,
  finder: QuoteFinder,
  input: AnalysisInput,
): DateMention | null {
  const places = finder.findAll(words, near.sentence.index, near.start)
  if (places.some((place) => isFar(place, near))) return null
  const bySentence = [...Map.groupBy(places, ({ sentence }) => sentence)]
  const mentions = bySentence.flatMap(([sentence, within]) =>
    findDatesApart(sentence.text, input.language, input).filter((mention) =>
      within.some((place) => overlap(mention, place)),
    ),
  )
  return pickMention(mentions)
}

/** Maximum distance in sentences, and in letters for a sentence that contains a whole speech. */
const MAX_DISTANCE = { sentences: 2, letters: 400 }

/** Tells whether a position is too far away to belong to the same item. */
function isFar(place: Place, near: Place): boolean {
  const sentences = Math.abs(place.sentence.index - near.sentence.index)
  if (sentences > 0) return sentences > MAX_DISTANCE.sentences
  return Math.max(place.start - near.end, near.start - place.end) > MAX_DISTANCE.letters
}

function overlap(mention: DateMention, place: Place): boolean {
  return mention.start < place.end && mention.end > place.start
}

function pickMention(mentions: readonly DateMention[]): DateMention | null {
  const moment = mentions.find(({ kind }) => kind === 'moment')
  if (moment) return moment
  const day = mentions.find(({ kind }) => kind === 'day' || kind === 'part')
  const time = mentions.find(({ kind }) => kind === 'time')
  // "Tomorrow my flight leaves at ten": a day and a time that the words give together are one moment.
  if (day && time && time.relation === null) {
    return { ...day, kind: 'moment', from: `${day.from.slice(0, 10)}${time.from.slice(10)}`, to: null }
  }
  return day ?? mentions.find(({ kind }) => kind === 'span') ?? null
}
