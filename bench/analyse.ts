import type { AnalysisInput } from '#server/analysis/analyst.ts'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { gatherNoteFacts } from '#server/analysis/coaching/gather-facts.ts'
import { openTextThreads } from '#server/analysis/threads/text-threads.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { median, report } from './support.ts'

const SPEECH: Record<Language, string> = {
  en: 'We looked at the numbers for the new plant and they are better than last year. I need to send the forecast to Maria by Friday. The meeting with the bank is on Tuesday at ten, and Paul will prepare the slides by Monday evening. We decided to wait with the hiring until the end of June.',
  es: 'Hemos mirado las cifras de la nueva planta y son mejores que el año pasado. Tengo que mandar la previsión a María para el viernes. La reunión con el banco es el martes a las diez, y Pablo prepara la presentación para el lunes. Hemos decidido esperar con las contrataciones hasta finales de junio.',
  fr: "On a regardé les chiffres de la nouvelle usine et ils sont meilleurs que l'an dernier. Je dois envoyer la prévision à Marie d'ici vendredi. La réunion avec la banque est mardi à dix heures, et Paul prépare la présentation pour lundi. On a décidé d'attendre pour les embauches jusqu'à la fin de juin.",
}
const RUNS = 5

/** Measures the builtin analyst and the coaching facts on long notes, punctuated and bare, in each language. */
export async function benchAnalyse(): Promise<void> {
  for (const language of LANGUAGES) {
    const short = await time(language, 10_000, false)
    const long = await time(language, 100_000, false)
    const bare = await time(language, 10_000, true)
    report(`analysis of 10,000 words, ${language}`, `${Math.round(short)} ms`, `bare speech ${Math.round(bare)} ms`)
    report(`analysis of 100,000 words, ${language}`, `${(long / short).toFixed(1)} times as long`)
    report(`facts of 50,000 bare words, ${language}`, `${compareFacts(language).toFixed(1)} times as long as of 5,000`)
  }
}

/** Reports the longest gap of the event loop while 100,000 words are analysed, in this thread and in a worker. */
export async function benchEventLoop(): Promise<void> {
  const threads = openTextThreads()
  const here = createBuiltinAnalyst()
  const apart = createBuiltinAnalyst(threads.analyse)
  try {
    await apart.analyse(makeInput('en', 100, false), new AbortController().signal)
    for (const [where, analyst] of [
      ['in this thread', here],
      ['in a thread of its own', apart],
    ] as const) {
      const gap = await measureLongestGap(async () => {
        await analyst.analyse(makeInput('en', 100_000, false), new AbortController().signal)
      })
      report(`longest gap of the event loop, 100,000 words analysed ${where}`, `${Math.round(gap)} ms`)
    }
  } finally {
    await threads.close()
  }
}

/** Measures the longest gap between two turns of the event loop during `work`, in milliseconds. */
async function measureLongestGap(work: () => Promise<void>): Promise<number> {
  let longest = 0
  let last = performance.now()
  let running = true
  const turn = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  running = false
  turn()
  return longest
}

/** Compares the time of the coaching facts for ten times as much bare speech. */
function compareFacts(language: Language): number {
  const [short = 0, long = 0] = [5_000, 50_000].map((words) => {
    const once = `${SPEECH[language].toLowerCase().replace(/[.,]/g, '')} `
    const text = once.repeat(Math.ceil(words / once.split(' ').length))
    const taken = Array.from({ length: RUNS }, () => {
      const began = performance.now()
      gatherNoteFacts([{ index: 0, start: 0, end: words / 2, text }], language)
      return performance.now() - began
    })
    return median(taken)
  })
  return long / short
}

/** Returns the median in milliseconds. */
async function time(language: Language, words: number, bare: boolean): Promise<number> {
  const analyst = createBuiltinAnalyst()
  const input = makeInput(language, words, bare)
  const taken: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    await analyst.analyse(input, new AbortController().signal)
    taken.push(performance.now() - began)
  }
  return median(taken)
}

function makeInput(language: Language, words: number, bare: boolean): AnalysisInput {
  const once = bare ? SPEECH[language].toLowerCase().replace(/[.,]/g, '') : SPEECH[language]
  const times = Math.ceil(words / once.split(' ').length)
  const texts = Array.from({ length: times }, () => (bare ? [once] : once.split(/(?<=\.) /))).flat()
  const sentences = texts.map((text, index) => ({ index, start: index * 5, end: index * 5 + 5, text }))
  return { sentences, language, recordedAt: new Date('2026-11-20T09:00:00Z'), timezone: 'Europe/Madrid' }
}
