import type { LanguagePack } from '../language-pack.ts'
import { closings } from './closings.ts'
import { coachingPhrases } from './coaching-phrases.ts'
import { coachingWording } from './coaching-wording.ts'
import { commonWords } from './common-words.ts'
import { dates } from './dates.ts'
import { decisionTitles } from './decision-titles.ts'
import { exports } from './export-wording.ts'
import { inflections } from './inflections.ts'
import { mails } from './mail-texts.ts'
import { noteTitles } from './note-title-words.ts'
import { sentiment } from './sentiment.ts'
import { speech } from './speech-words.ts'
import { taskTitles } from './task-title-words.ts'
import { themes } from './themes.ts'
import { titles } from './title-words.ts'
import { verbs } from './verbs.ts'
import { words } from './words.ts'

export const es: LanguagePack = {
  code: 'es',
  name: 'Spanish',
  locale: 'es-ES',
  dates,
  words,
  inflections,
  commonWords,
  themes,
  sentiment,
  titles,
  noteTitles,
  closings,
  coachingPhrases,
  easyPace: { from: 115, to: 185 },
  taskTitles,
  decisionTitles,
  verbs,
  speech,
  coachingWording,
  exports,
  mails,
}
