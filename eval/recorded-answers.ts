import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { type LanguageModelClient, type ModelRequest, NO_USAGE } from '#server/analysis/llm/language-model.ts'
import { LanguageModelError } from '#server/analysis/llm/language-model-error.ts'

// A file of recorded answers has the model's name in its first line, then one answer per line.

const headSchema = z.object({ model: z.string(), contextTokens: z.int() })
const answerSchema = z.object({ question: z.string(), output: z.unknown() })

/** Passes each question on to a model, and appends its answer to a new file. */
export function recordAnswers(client: LanguageModelClient, file: string): LanguageModelClient {
  writeFileSync(file, line({ model: client.id, contextTokens: client.contextTokens }))
  return {
    id: client.id,
    contextTokens: client.contextTokens,
    async generate(request) {
      const answer = await client.generate(request)
      appendFileSync(file, line({ question: identify(request), output: answer.output }))
      return answer
    },
  }
}

/**
 * Answers from a file that {@link recordAnswers} wrote, without the model: the same question gets the same answer, checked
 * against today's shape. A question that was asked several times gets its answers in turn, and then the last one again.
 */
export function replayAnswers(file: string): LanguageModelClient {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const { model, contextTokens } = headSchema.parse(JSON.parse(head))
  const answers = Map.groupBy(
    lines.map((text) => answerSchema.parse(JSON.parse(text))),
    ({ question }) => question,
  )
  return {
    id: model,
    contextTokens,
    async generate<T>(request: ModelRequest<T>) {
      const recorded = answers.get(identify(request))
      const answer = recorded && recorded.length > 1 ? recorded.shift() : recorded?.[0]
      if (!answer) throw new LanguageModelError('unavailable', 'no answer to this question was recorded', NO_USAGE)
      const parsed = request.schema.safeParse(answer.output)
      if (!parsed.success) throw new LanguageModelError('malformed', parsed.error.message, NO_USAGE)
      return { output: parsed.data, usage: { ...NO_USAGE, calls: 1 } }
    },
  }
}

/** The random part of the marks around the transcript (`fenceText`), which differs in each question. */
const FENCE = /-[0-9a-f]{24}\b/g

/** Identifies a question by its words, so that a changed prompt is a new question. */
function identify({ system, prompt }: ModelRequest<unknown>): string {
  const words = [system, prompt].map((text) => text.replace(FENCE, ''))
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`
}
