import { useQuery } from '@tanstack/react-query'
import { speechStatusQuery } from '#client/lib/speech-status-query.ts'
import type { EngineId, VoiceNote } from '#shared/contract/notes.ts'
import type { Language } from '#shared/languages.ts'
import { useTranscribeNote } from '../api/transcribe-note.ts'
import { findTranscribingChoices, type TranscribingChoices } from '../transcribing-choices.ts'

/** A model that is being fetched while a draft is read makes an offer of its own within this time. */
const LOOK_AGAIN_MS = 30_000

/** Transcribing a note again: with what it can be done now, and the act. */
export interface Again {
  choices: TranscribingChoices
  busy: boolean
  onTranscribe: (wish: { engine?: EngineId; language?: Language }) => void
}

export function useAgain(note: VoiceNote): Again {
  const isReady = note.status === 'ready' && note.speechFound !== false
  const { data } = useQuery({
    ...speechStatusQuery,
    enabled: isReady,
    refetchInterval: note.engine?.draft ? LOOK_AGAIN_MS : false,
  })
  const transcribing = useTranscribeNote(note.id)
  return {
    choices: findTranscribingChoices(note, isReady ? (data?.engines ?? []) : []),
    busy: transcribing.isPending,
    onTranscribe: (wish) => transcribing.mutate(wish),
  }
}
