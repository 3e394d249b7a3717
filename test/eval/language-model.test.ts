import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeLanguageModelServer, startLanguageModelServer } from '#test/fakes/language-model-server.ts'
import { answerStep } from '#test/fakes/step-answers.ts'
import { openMeasuredAnalyst } from '../../eval/language-model.ts'
import { evaluateNotes } from '../../eval/notes.ts'

const NOTE = {
  id: 'n1',
  lang: 'en',
  style: 'punctuated',
  recordedAt: '2026-03-02T09:00',
  timezone: 'UTC',
  text: 'The launch went well. The ball is with Tom for the contract.',
  actions: [{ has: ['contract'], who: 'Tom', due: null, priority: null }],
  events: [],
  decisions: [],
  questions: [],
  notActions: [],
  notEvents: [],
  sentiment: 'positive',
  score: 4,
  summaryMustMention: [['launch']],
  tagsAny: ['launch'],
}

let folder: string
let server: FakeLanguageModelServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dictum-eval-'))
  await writeFile(join(folder, 'notes_gold.jsonl'), `${JSON.stringify(NOTE)}\n`)
  server = await startLanguageModelServer()
  server.answer(({ prompt }) =>
    answerStep(prompt, {
      find: {
        actionItems: {
          more: [
            { sentence: 1, quote: 'The ball is with Tom for the contract' },
            { sentence: 0, quote: 'fire everybody' },
          ],
        },
      },
      task: { title: 'Draft the contract', who: 'Tom' },
      gist: { title: 'The launch', summary: 'The launch went well, and Tom has the contract.', names: ['Tom'] },
    }),
  )
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test('measures a model on notes, with its cost and what was dropped as unfounded', async () => {
  const analyst = openMeasuredAnalyst({
    target: server.baseUrl,
    model: 'a-model',
    apiKey: null,
    steps: 'small' as const,
    record: null,
    prices: { input: 1, output: 2 },
  })
  const figures = await evaluateNotes(folder, analyst)
  await analyst.close()
  expect(figures.find(({ measure }) => measure === 'actions, recall')).toMatchObject({ language: 'en', value: 1 })
  const report = analyst.report()
  expect(report).toContain('openai-compatible/a-model on 1 notes')
  expect(report).toMatch(/^cost: 0\.\d*[1-9]\d*$/m)
  expect(report).toMatch(/^dropped as unfounded: 1 items/m)
  expect(report).toMatch(/^failed: none$/m)
})

test('records the answers of a model, and measures them again without it', async () => {
  const file = join(folder, 'answers.jsonl')
  const measure = async (target: string, record: string | null) => {
    const settings = { target, record, model: 'a-model', apiKey: null, steps: 'small' as const, prices: null }
    const analyst = openMeasuredAnalyst(settings)
    const figures = await evaluateNotes(folder, analyst)
    await analyst.close()
    return { figures, report: analyst.report() }
  }
  const measured = await measure(server.baseUrl, file)
  const asked = server.questions.length
  const replayed = await measure(file, null)
  expect(server.questions).toHaveLength(asked)
  expect(replayed.figures).toEqual(measured.figures)
  expect(replayed.report).toContain('openai-compatible/a-model on 1 notes')
  expect(replayed.report).toMatch(/^dropped as unfounded: 1 items/m)

  // If the answer to a question was not recorded, the rules' own analysis remains.
  const [head = ''] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, `${head}\n`)
  expect((await measure(file, null)).report).toMatch(/^failed: unavailable 1$/m)
})
