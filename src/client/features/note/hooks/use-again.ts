import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { EngineId } from '#shared/contract/transcribing.ts'
import type { Language } from '#shared/languages.ts'
import { useTranscribeNote } from '../api/transcribe-note.ts'
import { findTranscribingChoices, type TranscribingChoices } from '../transcribing-choices.ts'
import { SETTLING } from './use-settled.ts'

/**
 * How often to check for engines while a draft is being read, in milliseconds. A model that finishes downloading is
 * offered within this time.
 */
const LOOK_AGAIN_MS = 30_000

/** A new transcription of a note: the available choices, and the action. */
export interface Again {
  choices: TranscribingChoices
  /** For a note on which an engine failed: the engines that could replace it; empty if there is only one. */
  others: TranscribingChoices['engines']
  /** For a note that is waiting because of its language: the languages that some engine understands. */
  served: Language[]
  /** Languages in which a passage of the text can be transcribed again. */
  passageLanguages: Language[]
  /** Whether a model is installed that tells speakers apart. */
  tellsSpeakers: boolean
  /** For a waiting note: what the configured engines lack, in the user's language. */
  problems: string[]
  busy: boolean
  onTranscribe: (input: { engine?: EngineId; language?: Language }) => void
}

/**
 * Tells whether a note is waiting for a service that is unavailable or busy. The note's own message says so already.
 */
export function isServiceAway({ waiting }: VoiceNote): boolean {
  return waiting?.code === 'service_unreachable' || waiting?.code === 'service_busy'
}

interface AgainAndRequest {
  /** Stays the same object until something of it changes. */
  again: Again
  /** The request for what is available. */
  request: Pick<UseQueryResult, 'data' | 'fetchStatus' | 'failureCount'>
}

export function useAgain(note: VoiceNote): AgainAndRequest {
  const hasRecording = !note.audioDeleted
  // An engine that recognised nothing may have expected another language. In silence, none was asked.
  const wasHeard = note.speechFound !== false || note.engine !== null
  const isReady = note.status === 'ready' && wasHeard && hasRecording
  const isWaiting = note.status === 'waiting'
  const lacksEngine = note.status === 'failed' && note.failure?.code.startsWith('engine_') === true
  const request = useQuery({
    ...speechStatusQuery,
    enabled: isReady || isWaiting || lacksEngine,
    refetchInterval: note.engine?.draft || isWaiting ? LOOK_AGAIN_MS : false,
    notifyOnChangeProps: SETTLING,
  })
  const { isPending: busy, mutate: onTranscribe } = useTranscribeNote(note.id)
  const available = hasRecording ? request.data : undefined
  const again = useMemo(() => {
    const engines = available?.engines ?? []
    const usable = findTranscribingChoices(note, engines).engines
    return {
      choices: findTranscribingChoices(note, isReady ? engines : []),
      others: lacksEngine && usable.length > 1 ? usable : [],
      served: note.waiting?.code === 'no_engine_for_language' ? findTranscribingChoices(note, engines).languages : [],
      passageLanguages: available?.passageLanguages ?? [],
      tellsSpeakers: available?.tellsSpeakers ?? false,
      problems:
        isWaiting && !isServiceAway(note) && note.waiting?.code !== 'storage_unavailable'
          ? engines.flatMap(({ setUp, problem }) => (setUp && problem ? [problem] : []))
          : [],
      busy,
      onTranscribe,
    }
  }, [note, available, isReady, isWaiting, lacksEngine, busy, onTranscribe])
  return { again, request }
}
