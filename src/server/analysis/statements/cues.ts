import { perPack } from '#server/languages/per-pack.ts'
import { hashText } from './hash.ts'

const EDGE = '(?![\\p{L}])'
const START = '(?:^|[\\s,.;:¡¿"\'])'

/** The phrases of a language pack that point to a kind of statement, each with its feature. */
export const cuesOf = perPack(({ words }) => {
  const name = "[\\p{L}'-]{2,}"
  const lead = (source: string) => new RegExp(`${START}(?:${source})(?:(?<=[ '])|${EDGE})`, 'u')
  const occasions = new Set(words.eventWords.split(/\s+/))
  const patterns: [string, RegExp][] = [
    ['mine', lead(words.mine)],
    ['theirs', new RegExp(`${START}${name}(?:,? |(?='))(?:${words.theirs})(?:(?<=[ '])|${EDGE})`, 'u')],
    ['asked', lead(words.asked.replace('NAME', name))],
    ['asks', lead(words.asks)],
    ['open', lead(words.open)],
    ['mine by date', lead(words.mineByDate)],
    ['theirs by date', new RegExp(`${START}${name}(?: |(?='))(?:${words.theirsByDate})`, 'u')],
    ['no task', new RegExp(words.noTask, 'u')],
    ['no event', new RegExp(words.noEvent, 'u')],
    ['cancelled', new RegExp(words.cancelled, 'u')],
    ['decision', new RegExp(words.decisionCues, 'u')],
    ['question', new RegExp(words.questionCues, 'u')],
    ['negation', new RegExp(`(?:^|[\\s,])(?:${words.negations})${EDGE}`, 'u')],
  ]
  const features = patterns.map(([id, pattern]) => ({ pattern, feature: hashText(`cue ${id}`) }))
  const occasion = hashText('cue occasion')
  /** Returns the features of the cues in a folded text. */
  return (folded: string): number[] => {
    const found = features.filter(({ pattern }) => pattern.test(folded)).map(({ feature }) => feature)
    if (folded.split(/[^\p{L}-]+/u).some((word) => occasions.has(word))) found.push(occasion)
    return found
  }
})
