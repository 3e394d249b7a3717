import type { ServerMessages } from '#shared/errors/server-messages.ts'
import type { Language } from '#shared/languages.ts'
import type { AnswerWording } from './parts/answer-wording.ts'
import type { ClauseWords } from './parts/clause-words.ts'
import type { DoneLexicon } from './parts/closing-lexicon.ts'
import type { CoachingLexicon } from './parts/coaching-lexicon.ts'
import type { CoachingWording } from './parts/coaching-wording.ts'
import type { DataWording } from './parts/data-export-wording.ts'
import type { DateExamples } from './parts/date-examples.ts'
import type { DateLexicon } from './parts/date-lexicon.ts'
import type { DecisionRules } from './parts/decision-rules.ts'
import type { DecisionTitles } from './parts/decision-titles.ts'
import type { DutyRules } from './parts/duty-rules.ts'
import type { EmailTexts } from './parts/email-texts.ts'
import type { ExportWording } from './parts/export-wording.ts'
import type { FollowUpTitleWords } from './parts/follow-up-title-words.ts'
import type { NameExamples, NameWords } from './parts/name-words.ts'
import type { NoteWords } from './parts/note-title-words.ts'
import type { NotificationWording } from './parts/notification-wording.ts'
import type { Outbursts } from './parts/outbursts.ts'
import type { PointRules } from './parts/point-rules.ts'
import type { ReportedSpeech } from './parts/reported-speech.ts'
import type { SearchWords } from './parts/search-words.ts'
import type { SentimentLexicon } from './parts/sentiment-lexicon.ts'
import type { SpeechWords } from './parts/speech-words.ts'
import type { TextRule } from './parts/text-rule.ts'
import type { Themes } from './parts/themes.ts'
import type { TitleWords } from './parts/title-words.ts'
import type { VerbForms } from './parts/verb-forms.ts'
import type { WeekWording } from './parts/week-wording.ts'
import type { WordLexicon } from './parts/word-lexicon.ts'

/**
 * Everything the server knows about one language. Engines take what they need from here and contain no word of any language.
 * If languages differ by nature, the pack declares how.
 */
export interface LanguagePack {
  /** ISO 639-1. */
  code: Language
  /** The name in English, as used in prompts for language models. */
  name: string
  /** For dates and lists in documents. */
  locale: string

  // For understanding text.
  dates: DateLexicon
  dateExamples: DateExamples
  words: WordLexicon
  clauses: ClauseWords
  points: PointRules
  duties: DutyRules
  reportedSpeech: ReportedSpeech
  decisions: DecisionRules
  names: NameWords
  nameExamples: NameExamples
  /** Endings of inflected or derived words, separated by blanks; folded. */
  inflections: string
  /** Endings that make a plural of a folded noun; the match of the first rule that applies is cut off. */
  plurals: readonly TextRule[]
  /**
   * Words that are never a topic: verbs of saying, going and doing, people and things in general, measures and manners.
   * `look-` stands for the word with its inflections.
   */
  commonWords: string
  themes: Themes
  sentiment: SentimentLexicon
  outbursts: Outbursts
  titles: TitleWords
  noteTitles: NoteWords
  closings: DoneLexicon
  coachingPhrases: CoachingLexicon
  /** A pace that is easy to follow, in words per minute. */
  easyPace: { from: number; to: number }
  followUpTitles: FollowUpTitleWords
  decisionTitles: DecisionTitles
  verbs: VerbForms
  speech: SpeechWords

  // For writing text.
  coachingWording: CoachingWording
  exports: ExportWording
  emails: EmailTexts
  week: WeekWording
  answers: AnswerWording
  dataExport: DataWording
  messages: ServerMessages
  notifications: NotificationWording

  // For search.
  search: SearchWords
}
