import { fold } from '#server/text/fold.ts'
import type { DecisionTitles } from '../parts/decision-titles.ts'
import { textRules } from '../parts/text-rule.ts'
import { verbs } from './verbs.ts'

const plain = textRules('decision-verb', {
  deciding: '(?:decidido|acordado|decidimos|acordamos|quedado|quedamos|decision es)',
  between: '(?: (?:ya|hoy|por fin|al final|tambien|finalmente|que|en|de|entre todos|entonces)){0,3}',
  goingTo: '(?:(?:vamos|se va|se van|voy) a )?',
})
const noun = textRules('decision-noun')
const finite = textRules('decision-finite', {
  lead: '(?:^|[:;,.] |\\b(?:que|decidido|decidimos|acordamos|definitivo|y|entonces|pero) )(?<not>no )?(?:nos )?(?:se )?',
  undecided: '(?!(?:decidi|acorda|queda|sabe|he|tene|pode|quere|va|so|esta|cree|fui|vota|habla)mos\\b)',
})

export const decisionTitles: DecisionTitles = {
  noun: [
    noun(
      'agreed',
      'Agreeing something.',
      '(?:acordado|aprobado|decidido|acordamos|aprobamos) (?=(?:el|la|los|las|un|una) )',
      {
        right: ['hemos aprobado el nuevo logotipo → Nuevo logotipo'],
        wrong: ['hemos aprobado ayer', 'la acordada subida'],
      },
    ),
  ],
  plain: [
    plain(
      'to',
      'Deciding to do something.',
      '{deciding}{between} (?<not>no )?{goingTo}(?<verb>\\p{L}*[aei]r(?:se|nos|l[aeo]s?)?)\\b',
      {
        right: [
          'hemos decidido cerrar la tienda de Lugo → Cerrar la tienda de Lugo',
          'acordamos que no se va a subir el precio → No subir el precio',
        ],
        wrong: ['hemos decidido la fecha', 'pensamos cerrar la tienda'],
      },
    ),
  ],
  finite: [
    finite('we', 'What we do.', '{lead}(?<verb>{undecided}\\p{L}{2,}[aei]mos)\\b(?! que)', {
      right: ['entonces cerramos la tienda de Lugo → Cerrar la tienda de Lugo'],
      wrong: ['decidimos la fecha', 'hoy cerramos la tienda', 'creemos que sí'],
    }),
    finite('passive', 'What is done, with “se”.', '{lead}(?<verb>(?<=se )\\p{L}{2,}[ae]n?)\\b(?! que)', {
      right: ['decidido: se cierra la tienda de Lugo → Cerrar la tienda de Lugo'],
      wrong: ['ya se cierra la tienda', 'se dice que sí'],
    }),
  ],
  name: (verb, not) => {
    const infinitive = infinitiveOf(verb)
    return infinitive && `${not ? 'no ' : ''}${infinitive}`
  },
  particles: 'a al con de del en por para',
}

function infinitiveOf(verb: string): string | null {
  if (/[aei]r(?:se|nos|l[aeo]s?)?$/.test(fold(verb))) return verb.replace(/nos$/, 'se')
  const ours = /^(.+[aei])mos$/.exec(verb)?.[1]
  if (ours !== undefined) return `${ours}r`
  const infinitive = verbs.infinitive(verb.replace(/n$/, ''))
  return /[aei]r$/.test(infinitive) ? infinitive : null
}
