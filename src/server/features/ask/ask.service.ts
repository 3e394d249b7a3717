import { BUILTIN_ANALYST } from '#server/analysis/analyst.ts'
import type { LanguageModelClient } from '#server/analysis/llm/language-model.ts'
import { LanguageModelError } from '#server/analysis/llm/language-model-error.ts'
import type { Context } from '#server/context.ts'
import { findReadable } from '#server/features/notes/note-access.service.ts'
import { type FoundPassage, findPassages, nameTaken } from '#server/features/search/find-passages.service.ts'
import type { SessionUser } from '#server/http/session.ts'
import type { Answer, Passage } from '#shared/contract/ask.ts'
import type { Language } from '#shared/languages.ts'
import { leadIn } from './answer-wording.ts'
import { askModel, type ModelAnswer } from './ask-model.ts'
import { askSmallModel } from './ask-small-model.ts'

/** Maximum number of quotes shown to a user, and of passages given to a language model. */
const MAX_QUOTES = 5
const MAX_READ = 12

const NOTHING_FOUND: Answer = { answer: null, passages: [], instead: [], answeredBy: BUILTIN_ANALYST, writer: null }

/**
 * Answers a question from the user's own notes and those shared with them. A service is asked at once if one is
 * configured. The model on this machine takes longer, so it is named beside the quotes, and is asked only if the user
 * then chooses to wait. Without a model, or if it fails or is busy, the answer is quotes.
 */
export async function askNotes(
  context: Context,
  user: SessionUser,
  { question, language, patient, exact }: { question: string; language: Language; patient: boolean; exact: boolean },
  signal: AbortSignal,
): Promise<Answer> {
  const { llm } = context
  const now = new Date()
  const found = await findPassages(context.db, user.id, question, { limit: MAX_READ, now, exact })
  const { passages } = found
  if (passages.length === 0) return NOTHING_FOUND
  const local = llm ? null : await findLocalModel(context)
  const model = llm ?? (patient ? local : null)
  const askIt = llm ? askModel : askSmallModel
  const meant = replaceTyped(question, nameTaken(found, passages))
  const written =
    model && (await tryModel(context, model, () => askIt(model, meant, passages, language, signal), signal))
  const readable = model ? await filterReadable(context, user, passages) : passages
  // What was written may rest on any passage, so it is dropped if the user has lost one while they waited for the model.
  if (model && written && readable.length === passages.length) {
    const { text, passages: cited } = written
    // No word of somebody else's note that is not quoted: the page removes an answer only together with the notes it quotes.
    const instead = nameTaken(
      found,
      passages.filter((passage) => passage.owner === null || cited.includes(passage)),
    )
    return { answer: text, passages: cited.map(presentPassage), instead, answeredBy: model.id, writer: null }
  }
  const quotes = readable.slice(0, MAX_QUOTES)
  const [first] = quotes
  if (!first) return NOTHING_FOUND
  const notes = new Set(quotes.map(({ noteId }) => noteId)).size
  const newest = quotes.reduce((latest, quote) => (quote.recordedAt > latest.recordedAt ? quote : latest), first)
  return {
    answer: leadIn(language, notes, newest),
    passages: quotes.map(presentPassage),
    instead: nameTaken(found, quotes),
    answeredBy: BUILTIN_ANALYST,
    writer: patient ? null : (local?.id ?? null),
  }
}

/** Returns the passages of notes that a user may still read. */
async function filterReadable(
  { db }: Context,
  user: SessionUser,
  passages: readonly FoundPassage[],
): Promise<readonly FoundPassage[]> {
  const ids = new Set(await findReadable(db, user, [...new Set(passages.map(({ noteId }) => noteId))]))
  return passages.filter(({ noteId }) => ids.has(noteId))
}

/** Rewrites a question with the words that were meant; a word that may mean several stays as it was typed. */
function replaceTyped(question: string, taken: Answer['instead']): string {
  const meant = new Map(
    taken.flatMap(({ typed, words: [word = '', ...others] }) => (others.length > 0 ? [] : [[typed, word]])),
  )
  return question.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(word) ?? word)
}

/**
 * Finds a model on this machine that is idle and fits into memory. Returns null where another process works on notes:
 * that process has the model, and there is not enough memory for two.
 */
function findLocalModel({ config, localModels }: Context): Promise<LanguageModelClient | null> | null {
  return config.role === 'all' && localModels ? localModels.chooseIdle() : null
}

async function tryModel(
  { logger }: Context,
  model: LanguageModelClient,
  write: () => Promise<ModelAnswer | null>,
  signal: AbortSignal,
): Promise<ModelAnswer | null> {
  try {
    return await write()
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof LanguageModelError)) throw error
    logger.warn({ model: model.id, failure: error.code }, 'the language model failed to answer a question')
    return null
  }
}

function presentPassage({ noteId, noteTitle, owner, recordedAt, sentence }: FoundPassage): Passage {
  const { text, start, end, index } = sentence
  return { noteId, noteTitle, owner, recordedAt: recordedAt.toISOString(), quote: text, start, end, sentence: index }
}
