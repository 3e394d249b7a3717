import { fold } from '#server/text/fold.ts'
import type { DecisionTitles } from '../parts/decision-titles.ts'
import { verbs } from './verbs.ts'

export const decisionTitles: DecisionTitles = {
  noun: /\b(?:acordado|aprobado|decidido|acordamos|aprobamos) (?=(?:el|la|los|las|un|una) )/gu,
  plain:
    /\b(?:decidido|acordado|decidimos|acordamos|quedado|quedamos|decision es)(?: (?:ya|hoy|por fin|al final|tambien|finalmente|que|en|de|entre todos|entonces)){0,3} (?<not>no )?(?:(?:vamos|se va|se van|voy) a )?(?<verb>\p{L}*[aei]r(?:se|nos|l[aeo]s?)?)\b/gu,
  finite:
    /(?:^|[:;,.] |\b(?:que|decidido|decidimos|acordamos|definitivo|y|entonces|pero) )(?<not>no )?(?:nos )?(?:se )?(?<verb>(?!(?:decidi|acorda|queda|sabe|he|tene|pode|quere|va|so|esta|cree|fui|vota|habla)mos\b)\p{L}{2,}[aei]mos|(?<=se )\p{L}{2,}[ae]n?)\b(?! que)/gu,
  name: (verb, not) => {
    const infinitive = infinitiveOf(verb)
    return infinitive && `${not ? 'no ' : ''}${infinitive}`
  },
  particles: /^(?:a|al|con|de|del|en|por|para)$/,
}

function infinitiveOf(verb: string): string | null {
  if (/[aei]r(?:se|nos|l[aeo]s?)?$/.test(fold(verb))) return verb.replace(/nos$/, 'se')
  const ours = /^(.+[aei])mos$/.exec(verb)?.[1]
  if (ours !== undefined) return `${ours}r`
  const infinitive = verbs.infinitive(verb.replace(/n$/, ''))
  return /[aei]r$/.test(infinitive) ? infinitive : null
}
