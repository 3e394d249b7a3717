import { type FollowUpTitleWords, nounAfter } from '../parts/follow-up-title-words.ts'

const belongs = 'de (?:la |los |las )?|del '

/** Of two things, a place or a purpose is hardly the one meant: "el informe está en mi mesa, lo firmo". */
const notIn = '(?<!(?<!\\p{L})(?:en|para|desde|hasta) )'

/** Whoever says or wants something is not the thing: "el calculista encontró una grieta, hay que apuntarlo". */
const thingAfter = (articles: string) =>
  `${nounAfter(articles, belongs)}(?![\\p{L}-])(?! (?:(?:me|nos|le) )?(?:dijo|dice|pidió|pide|encontró|preguntó|quiere|comentó|avisó|insiste))`

/** "Seis personas", so that "buscarlas" means these. */
const several = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)'

/** Verbs of dealing with people, whose pronoun stands for a person. */
const person = '(?!llamar|avisar|ver|acompanar|felicitar|invitar|saludar|conocer|recibir|convencer|ayudar|esperar)'

/** Pronouns that stand for a thing named before, and the words that name it. */
export const objects: FollowUpTitleWords['objects'] = [
  {
    pronoun: `${person}(?<verb>(?!hablar|decir|pensar)\\p{L}+r)(?:(?<second>se)|(?<to>me|te|nos))?lo(?<rest>(?: .*)?)`,
    noun: thingAfter(`${notIn}(?:el|un|nuestro|mi(?! \\p{L}+as?(?!\\p{L}))) `),
  },
  {
    pronoun: `${person}(?<verb>\\p{L}+r)(?:(?<second>se)|(?<to>me|te|nos))?la(?<rest>(?: .*)?)`,
    noun: thingAfter(`${notIn}(?:la|una|nuestra|mi(?! \\p{L}+os?(?!\\p{L}))) `),
  },
  {
    pronoun: `${person}(?<verb>\\p{L}+r)(?:(?<second>se)|(?<to>me|te|nos))?los(?<rest>(?: .*)?)`,
    noun: thingAfter(
      `${notIn}(?:los|unos|nuestros|mis(?! \\p{L}+as?(?!\\p{L}))|${several}(?= \\p{L}+[^a]s(?!\\p{L}))) `,
    ),
  },
  {
    pronoun: `${person}(?<verb>\\p{L}+r)(?:(?<second>se)|(?<to>me|te|nos))?las(?<rest>(?: .*)?)`,
    noun: thingAfter(`${notIn}(?:las|unas|nuestras|mis(?! \\p{L}+os?(?!\\p{L}))|${several}(?= \\p{L}+as(?!\\p{L}))) `),
  },
]
