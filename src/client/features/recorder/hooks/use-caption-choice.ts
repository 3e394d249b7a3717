import { useEffect, useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { type CaptionEar, findCaptionEar } from '../browser-recognition.ts'
import { mayHear, readCaptionConsent, saveCaptionConsent } from '../caption-consent.ts'

export interface CaptionChoice {
  /** Who would hear the voice to write captions in this language; null where the browser can't. */
  possible: CaptionEar | null
  /** The same where the user has agreed to it, else null. */
  allowed: CaptionEar | null
  agree: () => void
  withdraw: () => void
}

/** Whether live captions are possible in this browser, and whether the user has agreed to them. */
export function useCaptionChoice(language: Language): CaptionChoice {
  const [possible, setPossible] = useState<CaptionEar | null>(null)
  const [consent, setConsent] = useState(() => readCaptionConsent(localStorage))

  useEffect(() => {
    let current = true
    setPossible(null)
    void findCaptionEar(language).then((ear) => {
      if (current) setPossible(ear)
    })
    return () => {
      current = false
    }
  }, [language])

  function change(next: CaptionEar | null) {
    saveCaptionConsent(localStorage, next)
    setConsent(next)
  }
  return {
    possible,
    allowed: possible && mayHear(consent, possible) ? possible : null,
    agree: () => change(possible),
    withdraw: () => change(null),
  }
}
