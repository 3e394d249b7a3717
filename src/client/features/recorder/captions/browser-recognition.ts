import type { Language } from '#shared/languages.ts'
import type { OpenRecogniser } from './caption-session.ts'

/** Where the voice goes when the browser writes captions: it stays on this device, or goes to the browser's maker. */
export type RecognitionBackend = 'device' | 'maker'

// The part of the Web Speech API that is used here; TypeScript's library does not declare it.
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start(track?: MediaStreamTrack): void
  abort(): void
}
interface RecognitionClass {
  new (): Recognition
  available?: (options: { langs: string[]; processLocally: boolean }) => Promise<string>
}
type ResultEvent = Event & { resultIndex: number; results: SpeechRecognitionResultList }

const TAGS: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' }

/** Returns the user's own variety of a language, such as `es-MX`, if the browser names one. */
export function chooseVariety(language: Language, preferred: readonly string[]): string {
  return preferred.find((tag) => tag.startsWith(`${language}-`)) ?? TAGS[language]
}

/**
 * Tells whether recognition leaves the microphone to the recording. On phones and tablets it takes the microphone away,
 * and the recording must not be disturbed.
 */
export function sharesMicrophone({
  userAgent,
  maxTouchPoints,
}: {
  userAgent: string
  maxTouchPoints: number
}): boolean {
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return !/Android|iPhone|iPad|Mobile/.test(userAgent) && !isTablet
}

function findClass(): RecognitionClass | null {
  const page = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass }
  return page.SpeechRecognition ?? page.webkitSpeechRecognition ?? null
}

/** Tells whether this browser can write captions. */
export function canRecognise(): boolean {
  return findClass() !== null && sharesMicrophone(navigator)
}

/** Returns who would receive the voice in this browser for a language; null if it can't write captions. */
export async function findRecognitionBackend(language: Language): Promise<RecognitionBackend | null> {
  const Recognition = findClass()
  if (!Recognition || !canRecognise()) return null
  const langs = [chooseVariety(language, navigator.languages)]
  try {
    const local = await Recognition.available?.({ langs, processLocally: true })
    return local === 'available' ? 'device' : 'maker'
  } catch {
    return 'maker'
  }
}

/** Starts the browser's own recognition. */
export const openBrowserRecogniser: OpenRecogniser = ({ language, onDevice, track }, { onWords, onEnd }) => {
  const Recognition = findClass()
  if (!Recognition) throw new Error('this browser has no speech recognition')
  const recognition = new Recognition()
  recognition.lang = chooseVariety(language, navigator.languages)
  recognition.continuous = true
  recognition.interimResults = true
  if (onDevice) recognition.processLocally = true
  let failed = false
  recognition.addEventListener('result', (event) => readResults(event as ResultEvent, onWords))
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error: string }
    // After these errors, recognition can simply be restarted.
    failed = error !== 'no-speech' && error !== 'aborted'
  })
  recognition.addEventListener('end', () => onEnd(failed))
  // Browsers that don't know the argument open the microphone a second time.
  if (track) recognition.start(track)
  else recognition.start()
  return () => recognition.abort()
}

/** Passes on the utterances that have ended since the last call, and the words of all unfinished ones. */
function readResults({ results, resultIndex }: ResultEvent, onWords: (words: string, final: boolean) => void): void {
  let open = ''
  for (const result of Array.from(results).slice(resultIndex)) {
    const words = result[0]?.transcript ?? ''
    if (result.isFinal) onWords(words.trim(), true)
    else open += words
  }
  onWords(open.trim(), false)
}
