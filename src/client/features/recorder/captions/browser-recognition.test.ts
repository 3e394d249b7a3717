import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  chooseVariety,
  findRecognitionBackend,
  openBrowserRecogniser,
  sharesMicrophone,
} from './browser-recognition.ts'

/** A fake of the browsers' Web Speech API, driven by the test. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | null = null
  static available: ((options: unknown) => Promise<string>) | undefined
  lang = ''
  continuous = false
  interimResults = false
  processLocally: boolean | undefined
  start = vi.fn()
  abort = vi.fn()
  constructor() {
    super()
    FakeRecognition.last = this
  }
  emit(resultIndex: number, ...results: Array<[string, boolean]>) {
    const list = results.map(([transcript, isFinal]) => ({ 0: { transcript }, length: 1, isFinal }))
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex, results: list }))
  }
  end(error?: string) {
    if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

const DESKTOP = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0',
  maxTouchPoints: 0,
  languages: ['es-MX', 'en'],
}

function browse(navigator: object = DESKTOP) {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
}
afterEach(() => {
  vi.unstubAllGlobals()
  FakeRecognition.available = undefined
})

describe('where speech recognition runs', () => {
  it('is nowhere when the browser has no recognition', async () => {
    vi.stubGlobal('navigator', DESKTOP)
    expect(await findRecognitionBackend('en')).toBeNull()
  })

  it.each([
    ['available', 'device'],
    ['downloadable', 'maker'],
    ['unavailable', 'maker'],
  ])('when recognition on the device is %s, is the %s', async (answer, backend) => {
    browse()
    const available = vi.fn(async () => answer)
    FakeRecognition.available = available
    expect(await findRecognitionBackend('es')).toBe(backend)
    expect(available).toHaveBeenCalledWith({ langs: ['es-MX'], processLocally: true })
  })

  it('is the browser’s maker when the browser can’t say', async () => {
    browse()
    expect(await findRecognitionBackend('fr')).toBe('maker')
  })
})

it.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36', 5, false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 5, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 5, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15', 0, true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36', 10, true],
])('%s with %i touch points shares its microphone: %s', (userAgent, maxTouchPoints, shares) => {
  expect(sharesMicrophone({ userAgent, maxTouchPoints })).toBe(shares)
})

it('uses the user’s regional variety of the language', () => {
  expect(chooseVariety('es', ['en', 'es-MX', 'es-ES'])).toBe('es-MX')
  expect(chooseVariety('fr', ['en-GB', 'fr'])).toBe('fr-FR')
})

describe('recognition', () => {
  function start(onDevice = false) {
    browse()
    const words: Array<[string, boolean]> = []
    const ends: boolean[] = []
    const close = openBrowserRecogniser(
      { language: 'en', onDevice, track: null },
      { onWords: (...result) => words.push(result), onEnd: (failed) => ends.push(failed) },
    )
    const recognition = FakeRecognition.last
    if (!recognition) throw new Error('nothing was opened')
    return { recognition, words, ends, close }
  }

  it('reports words as they arrive, and each finished utterance once', () => {
    const { recognition, words } = start()
    expect(recognition).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
    recognition.emit(0, ['send', false], [' the', false])
    recognition.emit(0, ['Send the budget', true], [' by', false])
    recognition.emit(1, ['Send the budget', true], [' by Friday', true])
    expect(words).toEqual([
      ['send the', false],
      ['Send the budget', true],
      ['by', false],
      ['by Friday', true],
      ['', false],
    ])
  })

  it.each([
    [undefined, false],
    ['no-speech', false],
    ['network', true],
    ['not-allowed', true],
    ['language-not-supported', true],
  ])('treats an end after %j as final: %s', (error, failed) => {
    const { recognition, ends } = start()
    recognition.end(error)
    expect(ends).toEqual([failed])
  })

  it('keeps the voice on the device when asked to, and stops on request', () => {
    const { recognition, close } = start(true)
    expect(recognition.processLocally).toBe(true)
    close()
    expect(recognition.abort).toHaveBeenCalledOnce()
  })
})
