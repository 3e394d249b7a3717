import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { findRecognitionBackend, type RecognitionBackend } from '../captions/browser-recognition.ts'
import { allowsBackend, readCaptionConsent, saveCaptionConsent } from '../captions/caption-consent.ts'

export interface CaptionChoice {
  /** Who would receive the voice in order to write captions in this language; null if the browser can't write them. */
  possible: RecognitionBackend | null
  /** The same if the user has agreed to it, otherwise null. */
  allowed: RecognitionBackend | null
  agree: () => void
  withdraw: () => void
}

/** Tells whether live captions are possible in this browser, and whether the user has agreed to them. */
export function useCaptionChoice(language: Language): CaptionChoice {
  const [possible, setPossible] = useState<RecognitionBackend | null>(null)
  const [consent, setConsent] = useState(() => readCaptionConsent(localStorage))

  useEffect(() => {
    let current = true
    setPossible(null)
    void findRecognitionBackend(language).then((backend) => {
      if (current) setPossible(backend)
    })
    return () => {
      current = false
    }
  }, [language])

  function change(next: RecognitionBackend | null) {
    saveCaptionConsent(localStorage, next)
    setConsent(next)
  }
  return {
    possible,
    allowed: possible && allowsBackend(consent, possible) ? possible : null,
    agree: () => change(possible),
    withdraw: () => change(null),
  }
}
