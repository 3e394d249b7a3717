import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGLISH } from '#test/questions/english.ts'
import { FRENCH } from '#test/questions/french.ts'
import { SPANISH } from '#test/questions/spanish.ts'
import { type Person, signUp, startTestServer, type TestServer } from '#test/server.ts'
import { insertSpokenNote } from '#test/spoken-notes.ts'
import { findPassages } from './find-passages.service.ts'

/** Minimum number of the six held-out questions of each language whose answer is quoted first. */
const REACHED = { en: 5, es: 5, fr: 5 }

const NOW = new Date('2026-02-10T09:00:00Z')
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe.each([
  ['en', ENGLISH],
  ['es', SPANISH],
  ['fr', FRENCH],
] as const)('the sentence that answers is quoted first in %s', (language, { notes, questions, heldOut }) => {
  let person: Person
  beforeAll(async () => {
    person = await signUp(server.app)
    for (const note of notes) await insertSpokenNote(server, person, { ...note, language, recordedAt: NOW })
  })

  /** Lists the questions for which another sentence is quoted first. */
  async function listMissed(asked: readonly (readonly [string, string])[]): Promise<string[]> {
    const missed: string[] = []
    for (const [question, answer] of asked) {
      const found = await findPassages(server.context.db, person.id, question, { limit: 5, now: NOW })
      const [first] = found.passages
      if (first?.sentence.text !== answer) missed.push(`${question} ${first?.sentence.text}`)
    }
    return missed
  }

  it('for all questions on which the ranking was tuned', async () => {
    expect(await listMissed(questions)).toEqual([])
  })

  it('for as many questions as before on which the ranking was not tuned', async () => {
    const missed = await listMissed(heldOut)
    expect(heldOut.length - missed.length, missed.join('\n')).toBe(REACHED[language])
  })
})
