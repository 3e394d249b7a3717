import type { LanguagePack } from '../language-pack.ts'
import { closings } from './closings.ts'
import { coachingPhrases } from './coaching-phrases.ts'
import { coachingWording } from './coaching-wording.ts'
import { commonWords } from './common-words.ts'
import { dates } from './dates.ts'
import { exports } from './export-wording.ts'
import { inflections } from './inflections.ts'
import { mails } from './mail-texts.ts'
import { noteTitles } from './note-title-words.ts'
import { sentiment } from './sentiment.ts'
import { themes } from './themes.ts'
import { titles } from './title-words.ts'
import { words } from './words.ts'

export const fr: LanguagePack = {
  code: 'fr',
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
  coachingWording,
  exports,
  mails,
}
