import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { weighSentiment } from './weigh-sentiment.ts'

function tone(text: string, language: Language): number {
  const { good, bad } = weighSentiment(text, language)
  return Math.round((good - bad) * 100) / 100
}

const GOOD: Record<Language, string[]> = {
  en: [
    'I am relieved, the audit went well',
    'sales are up nine percent',
    'complaints have fallen by half',
    "we've solved the problem with the boiler",
    "it wasn't bad at all",
    'they were late but in the end everybody was delighted',
    'no longer worried about the lease',
    'the team did a fantastic job',
    'costs came down again',
    'really proud of the night shift',
    'I am happy although tired',
  ],
  es: [
    'estoy encantada con el equipo',
    'estoy cansado pero creo que vamos bien',
    'las ventas han subido un nueve por ciento',
    'han bajado las quejas',
    'ya hemos resuelto el problema de la caldera',
    'no está mal',
    'llegaron tarde pero estamos muy contentos',
    'me siento aliviado',
    'el montaje ha salido bien',
    'los costes bajaron otra vez',
    'qué ilusión volver al taller',
    'estoy contento aunque cansado',
  ],
  fr: [
    "je suis ravie de l'équipe",
    'les ventes sont en hausse de neuf pour cent',
    'les plaintes ont diminué',
    'on a réglé le problème de la chaudière',
    "c'est pas mal",
    'ils sont arrivés en retard mais on est très contents',
    'me voilà soulagé',
    "l'ouverture s'est bien passée",
    'les coûts ont baissé',
    'fier de mon monde',
    'je suis content malgré la fatigue',
  ],
}

const BAD: Record<Language, string[]> = {
  en: [
    "I'm not happy with the layout",
    'margins are down again',
    'our costs went up',
    'two of them resigned and I am worn out',
    'the launch was good but I am disappointed',
    'another delay, another complaint',
    "I couldn't sleep for worrying",
    'nobody is satisfied with it',
    'we lost the contract',
    'it makes me sad to close it',
  ],
  es: [
    'no estoy contenta con el local',
    'el margen ha vuelto a caer',
    'nos han subido los costes',
    'dimitieron dos y estoy agotado',
    'la feria salió bien pero estoy decepcionado',
    'otro retraso y otra queja',
    'no pego ojo con este asunto',
    'nadie está satisfecho',
    'hemos perdido el contrato',
    'me da pena cerrarlo',
  ],
  fr: [
    'je ne suis pas content du local',
    'la marge est en baisse',
    'les coûts ont augmenté',
    'deux sont partis et je suis épuisée',
    'le salon était réussi mais je suis déçu',
    'encore un retard, encore une plainte',
    "je n'en dors plus, je suis inquiet",
    "personne n'est satisfait",
    'on a perdu le contrat',
    'ça me rend triste de fermer',
  ],
}

const NEITHER: Record<Language, string[]> = {
  en: [
    'the plant opens on Monday at nine',
    "I'm neither happy nor sad about it",
    'good morning everyone',
    'the risk register is in the folder',
  ],
  es: [
    'el almacén abre el lunes a las nueve',
    'ni contento ni triste',
    'buenos días a todos',
    'la prevención de riesgos está en la carpeta',
  ],
  fr: [
    "l'entrepôt ouvre lundi à neuf heures",
    'ni content ni triste',
    'bonjour à tous, bonne journée',
    'la gestion des risques est dans le dossier',
  ],
}

describe.each(['en', 'es', 'fr'] as const)('in %s', (language) => {
  test.each(GOOD[language])('positive: %s', (text) => expect(tone(text, language)).toBeGreaterThan(0))
  test.each(BAD[language])('negative: %s', (text) => expect(tone(text, language)).toBeLessThan(0))
  test.each(NEITHER[language])('neutral: %s', (text) => expect(tone(text, language)).toBe(0))
})

test('gives stronger words a stronger score', () => {
  const steps = ['I am happy', 'I am very happy', 'I am very happy and proud']
  const tones = steps.map((text) => tone(text, 'en'))
  expect(tones).toEqual([...tones].sort((a, b) => a - b))
  expect(new Set(tones).size).toBe(3)
})

test('gives past or imagined things a weaker score', () => {
  expect(Math.abs(tone('a year ago I was furious', 'en'))).toBeLessThan(Math.abs(tone('I am furious', 'en')))
  expect(tone('me alegraría si fuera perfecto', 'es')).toBeLessThan(tone('me alegro, es perfecto', 'es'))
})
