import type { LanguagePack } from '../language-pack.ts'
import { answers } from './answer-wording.ts'
import { clauses } from './clause-words.ts'
import { closings } from './closings.ts'
import { coachingPhrases } from './coaching-phrases.ts'
import { coachingWording } from './coaching-wording.ts'
import { commonWords } from './common-words.ts'
import { dataExport } from './data-export-wording.ts'
import { dateExamples } from './date-examples.ts'
import { dates } from './dates.ts'
import { decisions } from './decision-rules.ts'
import { decisionTitles } from './decision-titles.ts'
import { duties } from './duty-rules.ts'
import { emails } from './email-texts.ts'
import { exports } from './export-wording.ts'
import { followUpTitles } from './follow-up-title-words.ts'
import { inflections, plurals } from './inflections.ts'
import { messages } from './messages.ts'
import { nameExamples } from './name-examples.ts'
import { names } from './name-words.ts'
import { noteTitles } from './note-title-words.ts'
import { notifications } from './notification-wording.ts'
import { outbursts } from './outbursts.ts'
import { points } from './point-rules.ts'
import { reportedSpeech } from './reported-speech.ts'
import { search } from './search-words.ts'
import { sentiment } from './sentiment.ts'
import { speech } from './speech-words.ts'
import { themes } from './themes.ts'
import { titles } from './title-words.ts'
import { verbs } from './verbs.ts'
import { week } from './week-wording.ts'
import { words } from './words.ts'

export const en: LanguagePack = {
  code: 'en',
  name: 'English',
  // Day before month and a 24-hour clock, for readers on both sides of the Atlantic.
  locale: 'en-GB',
  dates,
  dateExamples,
  words,
  clauses,
  points,
  duties,
  reportedSpeech,
  decisions,
  names,
  nameExamples,
  inflections,
  plurals,
  commonWords,
  themes,
  sentiment,
  outbursts,
  titles,
  noteTitles,
  closings,
  coachingPhrases,
  easyPace: { from: 110, to: 165 },
  followUpTitles,
  decisionTitles,
  verbs,
  speech,
  coachingWording,
  exports,
  emails,
  week,
  answers,
  dataExport,
  messages,
  notifications,
  search,
}
