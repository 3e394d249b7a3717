import type { DecisionTitles } from '../parts/decision-titles.ts'
import { verbs } from './verbs.ts'

export const decisionTitles: DecisionTitles = {
  noun: /\b(?:acte|valide|approuve|decide) (?=(?:l'|(?:le|la|les|un|une) ))/gu,
  plain:
    /\b(?:decide|acte|convenu|tranche|choisi|entendus?|d'accord|decision est)(?: (?!de\b|d'|pour\b)[\p{L}']+){0,5}? (?:de |d'|pour )(?<not>ne pas |ne plus )?(?<own>(?:me|nous|se) )?(?<verb>\p{L}{2,}(?:er|ir|re|oir))\b/gu,
  finite:
    /(?<!\p{L})(?:on|nous|qu'on) ?(?:ne |n')?(?<verb>(?!(?:est|etait|avait|aura|pense|peut|doit|dit|sait|croit|voit|parle|a)\b)\p{L}{2,}(?:e|t|d|ons|era|ira|erons))(?: (?<not>pas|plus|rien))?(?![\p{L}'])/gu,
  name: (verb, not, own) => {
    const infinitive = infinitiveOf(verb)
    if (!infinitive) return null
    const vowel = /^[aeiouyéèêh]/.test(infinitive)
    const pronoun = own === '' ? '' : vowel ? "s'" : 'se '
    return `${not ? `ne ${not} ` : ''}${pronoun}${infinitive}`
  },
  particles: /^(?:a|au|aux|de|du|des|d'|en|avec|sur|pour|chez)$/,
}

function infinitiveOf(verb: string): string | null {
  if (/(?:er|ir|re|oir)$/.test(verb)) return verb
  const future = /^(.+[ei]r)(?:a|ons)$/.exec(verb)?.[1]
  if (future !== undefined) return future
  const infinitive = verbs.infinitive(verb.replace(/ons$/, 'e'))
  return /(?:er|ir|re|oir)$/.test(infinitive) ? infinitive : null
}
