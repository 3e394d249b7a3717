import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import { LanguageModelError } from '#server/analysis/llm/language-model-error.ts'
import type { Context } from '#server/context.ts'
import { type FoundPassage, findPassages } from '#server/features/search/find-passages.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Answer, Passage } from '#shared/contract/ask.ts'
import type { Language } from '#shared/languages.ts'
import { leadIn } from './answer-wording.ts'
import { askModel, type ModelAnswer } from './ask-model.ts'

/** The most quotes shown to a user, and the most passages given to a language model. */
const MAX_QUOTES = 5
const MAX_READ = 12

/**
 * Answers a question from the user's own notes and those shared with them. Uses a language model, restricted to their words, if one is configured;
 * without one, or if it fails, answers with quotes.
 */
export async function askNotes(
  context: Context,
  user: SessionUser,
  { question, language }: { question: string; language: Language },
  signal: AbortSignal,
): Promise<Answer> {
  const now = new Date()
  const passages = await findPassages(context.db, user.id, question, { limit: MAX_READ, now })
  const [first] = passages
  if (!first) return { answer: null, passages: [], answeredBy: BUILTIN_ANALYST }
  const written = await tryModel(context, question, passages, language, signal)
  if (written) {
    return {
      answer: written.text,
      passages: written.passages.map(presentPassage),
      answeredBy: context.llm?.id ?? BUILTIN_ANALYST,
    }
  }
  const quotes = passages.slice(0, MAX_QUOTES)
  const notes = new Set(quotes.map(({ noteId }) => noteId)).size
  const newest = quotes.reduce((latest, quote) => (quote.recordedAt > latest.recordedAt ? quote : latest), first)
  return {
    answer: leadIn(language, notes, newest),
    passages: quotes.map(presentPassage),
    answeredBy: BUILTIN_ANALYST,
  }
}

async function tryModel(
  { llm, logger }: Context,
  question: string,
  passages: readonly FoundPassage[],
  language: Language,
  signal: AbortSignal,
): Promise<ModelAnswer | null> {
  if (!llm) return null
  try {
    return await askModel(llm, question, passages, language, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof LanguageModelError)) throw error
    logger.warn({ model: llm.id, failure: error.code }, 'the language model failed to answer a question')
    return null
  }
}

function presentPassage({ noteId, noteTitle, owner, recordedAt, sentence }: FoundPassage): Passage {
  const { text, start, end, index } = sentence
  return { noteId, noteTitle, owner, recordedAt: recordedAt.toISOString(), quote: text, start, end, sentence: index }
}
