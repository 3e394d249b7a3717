import { describe, expect, it } from 'vitest'
import { COACHING_CATEGORIES } from '#shared/contract/coaching.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { CoachingNote, CoachingTask } from './coaching-note.ts'
import { drawInsights } from './draw-insights.ts'
import { gatherNoteFacts } from './gather-facts.ts'

const NOW = new Date('2026-03-20T12:00:00Z')

interface Made {
  daysAgo?: number
  hour?: number
  language?: Language
  said?: string[]
  decisions?: string[]
  questions?: string[]
  tasks?: Partial<CoachingTask>[]
}

let made = 0

/** A note spoken at 120 words a minute. */
function makeNote({ daysAgo = 1, hour = 8, language = 'en', said = ['Nothing much.'], ...points }: Made): CoachingNote {
  made += 1
  let time = 0
  const sentences = said.map((text, index) => {
    const start = time
    time += text.split(' ').length / 2
    return { index, start, end: time, text }
  })
  const toPoint = (quote: string) => ({ evidence: { quote, start: 3 } })
  const day = String(20 - daysAgo).padStart(2, '0')
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    title: `Note ${made}`,
    recordedAt: new Date(`2026-03-${day}T${String(hour).padStart(2, '0')}:30:00Z`),
    timezone: 'UTC',
    language,
    duration: time,
    facts: gatherNoteFacts(sentences, language),
    decisions: (points.decisions ?? []).map(toPoint),
    questions: (points.questions ?? []).map(toPoint),
    tasks: (points.tasks ?? []).map((task) => ({
      who: null,
      dueDate: null,
      isCompleted: false,
      evidence: { quote: 'a task', start: 5 },
      ...task,
    })),
  }
}

const draw = (notes: CoachingNote[], language: Language = 'en') => drawInsights({ notes, now: NOW }, language)
const textsOf = (notes: CoachingNote[], category: (typeof COACHING_CATEGORIES)[number], language: Language = 'en') =>
  draw(notes, language)[category].map(({ text }) => text)

it('needs three notes for an insight', () => {
  const notes = [makeNote({}), makeNote({}), makeNote({})]
  expect(Object.values(draw(notes.slice(0, 2))).flat()).toEqual([])
  expect(draw(notes).productivity.length).toBeGreaterThan(0)
})

describe('productivity', () => {
  const notes = [
    makeNote({ tasks: [{ who: 'me', dueDate: '2026-03-18' }, { who: null }], hour: 8 }),
    makeNote({ tasks: [{ who: null }, { who: null, dueDate: '2026-03-25' }], hour: 9 }),
    makeNote({ tasks: [{ who: 'Maria' }], hour: 15 }),
  ]
  it('counts tasks without a due date, without an owner and overdue', () => {
    expect(textsOf(notes, 'productivity')).toEqual(
      expect.arrayContaining([
        '3 of your 5 tasks have no date.',
        '3 of your 5 tasks name nobody who will do it.',
        '1 of your 5 open tasks is past its day.',
        '2 of your 3 notes were spoken in the morning, on average around 9 am.',
      ]),
    )
  })

  it('counts hours in the time zone of the recording', () => {
    const early = [1, 2, 3].map(() => ({ ...makeNote({ hour: 3 }), timezone: 'Asia/Tokyo' }))
    expect(textsOf(early, 'productivity').join()).toContain('in the afternoon, on average around 12 pm')
  })

  it('does not call a task overdue on its due date, in any time zone', () => {
    const tasks = [{ dueDate: '2026-03-20' }, { dueDate: '2026-03-20' }, { dueDate: '2026-03-21' }]
    expect(textsOf([makeNote({ tasks }), makeNote({}), makeNote({})], 'productivity').join()).not.toContain('past')
  })
})

describe('communication', () => {
  it('counts fillers and names the most common as spoken', () => {
    const said = ['Um, so we, you know, met the team and, um, looked at the plan for next year together.']
    const notes = [makeNote({ said }), makeNote({ said }), makeNote({ said }), makeNote({ said })]
    const [first] = draw(notes).communication
    expect(first?.text).toMatch(/in 100 of your words fill a pause \(12 times\), most often ‘um’ and ‘you know’\./)
    expect(first?.evidence[0]).toMatchObject({ quote: said[0], noteId: notes[0]?.id })
    expect(first?.tryThis).not.toBe('')
  })

  it('measures the speaking pace', () => {
    const said = [
      'We looked at the plan for the north and the south and agreed on the next steps for the whole of the year.',
    ]
    const notes = [makeNote({ said: [...said, ...said] }), makeNote({ said: [...said, ...said] }), makeNote({})]
    expect(textsOf(notes, 'communication').join()).toContain('120 words a minute on average')
  })
})

describe('decision making', () => {
  it('finds repeated decisions and decisions without a task', () => {
    const notes = [
      makeNote({ daysAgo: 1, decisions: ['We agreed to move the Berlin office to Hamburg.'] }),
      makeNote({ daysAgo: 5, decisions: ['We decided to keep the Berlin office in Hamburg.'], tasks: [{}] }),
      makeNote({ daysAgo: 9, decisions: ['We decided to freeze salaries.'] }),
    ]
    const texts = textsOf(notes, 'decisionMaking')
    expect(texts).toContain('1 matter was decided more than once, in different notes.')
    expect(texts).toContain('2 of 3 notes with a decision hold no task that would carry it out.')
    expect(texts).toContain('You stated 3 decisions in 3 of 3 notes.')
  })

  it('finds a question left open until a later note settles it', () => {
    const question = makeNote({ daysAgo: 12, questions: ['Who takes over the warehouse in Leeds?'] })
    const other = [makeNote({}), makeNote({})]
    expect(textsOf([...other, question], 'decisionMaking')[0]).toBe(
      '1 question from more than 7 days ago has found no decision in your notes since.',
    )
    const decided = makeNote({ daysAgo: 2, decisions: ['We decided that Tom takes the warehouse in Leeds.'] })
    expect(textsOf([...other, decided, question], 'decisionMaking').join()).not.toContain('no decision in your notes')
  })

  it('finds revoked decisions', () => {
    const notes = [makeNote({ said: ['I changed my mind about the supplier.'] }), makeNote({}), makeNote({})]
    expect(textsOf(notes, 'decisionMaking').join()).toContain('You took something back once, in 1 of 3 notes.')
  })
})

describe('leadership', () => {
  it('counts kept and assigned tasks, and their owners', () => {
    const mine = [1, 2, 3, 4].map(() => ({ who: 'me' }))
    expect(textsOf([makeNote({ tasks: mine }), makeNote({}), makeNote({})], 'leadership')).toContain(
      'You keep 4 of 4 tasks that have an owner for yourself.',
    )
    const given = ['Ana', 'Ana', 'ana', 'Tom'].map((who) => ({ who }))
    const texts = textsOf([makeNote({ tasks: given }), makeNote({}), makeNote({})], 'leadership')
    expect(texts).toContain('3 of 4 tasks you gave to others go to Ana.')
    expect(texts).toContain('4 of 4 tasks you gave to others have no date.')
  })

  it('finds recurring worries and thanks', () => {
    const notes = [
      makeNote({ said: ['I am worried about the supplier again.'] }),
      makeNote({ said: ['The supplier is a serious problem.', 'Thanks to Maria for the numbers.'] }),
      makeNote({ said: ['All is well.'] }),
    ]
    const found = draw(notes).leadership
    expect(found[0]?.text).toMatch(/^‘supplier’ comes back in sentences of concern in 2 of 3 notes/)
    expect(found[0]?.evidence.map(({ quote }) => quote)).toEqual([
      'I am worried about the supplier again.',
      'The supplier is a serious problem.',
    ])
    expect(found.map(({ text }) => text)).toContain('You thanked or praised somebody once, in 1 of 3 notes.')
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('gives at most five insights per category, each with evidence from the notes and something to try', () => {
    const said = [
      'Um, I think, you know, we might be late with the supplier, which is a serious problem.',
      'Well done, Ana.',
    ]
    const notes = Array.from({ length: 8 }, (_, at) =>
      makeNote({
        daysAgo: at + 1,
        said,
        decisions: [`We agreed to change the supplier of number ${at}, maybe.`],
        questions: ['Who pays for the delay?'],
        tasks: [{ who: 'Ana', dueDate: '2026-03-02' }, { who: 'Ana' }, { who: 'Tom' }, {}, { who: 'me' }],
      }),
    )
    const insights = draw(notes, language)
    for (const category of COACHING_CATEGORIES) {
      expect(insights[category].length).toBeGreaterThan(2)
      expect(insights[category].length).toBeLessThanOrEqual(5)
      for (const { text, tryThis, evidence } of insights[category]) {
        expect(`${text} ${tryThis}`).not.toMatch(/undefined|NaN|\$\{| {2}|\.\./)
        expect(evidence.length).toBeLessThanOrEqual(3)
        for (const { noteId } of evidence) expect(notes.map(({ id }) => id)).toContain(noteId)
      }
    }
  })
})
