import { encodeWav, PCM_RATE } from '#server/audio/pcm-file.ts'
import type { FakeTranscription, FakeTranscriptionServer } from './fakes/transcription-server.ts'
import { joinVoices, readSpeech, type VoicedPiece } from './voices.ts'

/** What a voice (from 0) says in a meeting without a long pause. */
interface Said {
  voice: VoicedPiece['voice']
  text: string
}

const PAUSE_SECONDS = 2

/**
 * Returns the recording of a meeting, and makes a server's transcription service answer with its text: each piece is a
 * segment of its own. The server needs `TRANSCRIPTION_PARALLEL` 1, because pieces sent at the same time may arrive in
 * any order.
 */
export async function recordMeeting(
  { service }: { service: Pick<FakeTranscriptionServer, 'respondWith'> },
  said: readonly Said[],
): Promise<Uint8Array> {
  const speech = await readSpeech()
  const pause = new Float32Array(PAUSE_SECONDS * PCM_RATE)
  const { samples } = joinVoices(
    said.flatMap(({ voice }) => [
      { voice, samples: speech },
      { voice, samples: pause },
    ]),
  )
  // The service receives one segment after the other.
  let next = 0
  service.respondWith((): FakeTranscription => ({ text: said[next++ % said.length]?.text ?? '' }))
  return encodeWav(samples)
}
