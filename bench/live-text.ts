import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { LiveSegment } from '#shared/contract/uploads.ts'
import { PIECE_TYPE, TUS_VERSION } from '#shared/upload-protocol.ts'
import { startTranscriptionServer } from '#test/fakes/transcription-server.ts'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'
import { writeMetadata } from '#test/uploads.ts'
import { makeSound } from './make-sound.ts'
import { register, report, startServer, TINY_ENGINE } from './support.ts'

/** Seconds of sound in a piece. A recorder sends a piece every two seconds. */
const PIECE_SECONDS = 2
/** Maximum number of seconds by which the text may lag behind the sound, which is sent faster than anybody speaks. */
const BEHIND_SECONDS = 60
const LOOK_MS = 50

/** Seconds that the service takes to transcribe one second of sound. */
const SERVICE_PACE = 0.1

/**
 * Measures the seconds from the end of an hour's recording to its receipt and to its whole text, if it was sent and
 * transcribed while it was made: with the tests' tiny model, and with a service that takes a tenth of real time. The
 * sound is sent as fast as the text can follow. To run it on its own: `node bench/live-text.ts [minutes]`.
 */
export async function benchLiveText(minutes = 60): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const service = await startTranscriptionServer()
  let asked = 0
  service.respondWith(async ({ samples }) => {
    await new Promise((resolve) => setTimeout(resolve, (samples.length / 16) * SERVICE_PACE))
    return { text: `This is sentence number ${++asked} of a long meeting.`, language: 'en' }
  })
  try {
    const path = join(folder, 'sound.webm')
    encodeAudio(await makeSound(folder, minutes * 60), 'webm', path)
    const content = await readFile(path)
    await bench(join(folder, 'tiny'), `${minutes} min, tiny model`, { content, minutes, environment: TINY_ENGINE })
    await bench(join(folder, 'service'), `${minutes} min, service at ${SERVICE_PACE} of real time`, {
      content,
      minutes,
      environment: { TRANSCRIPTION_BASE_URL: service.baseUrl, TRANSCRIPTION_ENGINE: 'remote' },
    })
  } finally {
    await service.close()
    await rm(folder, { recursive: true })
  }
}

interface Recording {
  content: Buffer
  minutes: number
  environment: Record<string, string>
}

async function bench(dataDir: string, name: string, { content, minutes, environment }: Recording): Promise<void> {
  const server = await startServer(dataDir, environment)
  try {
    const headers = { cookie: await register(server.url), 'tus-resumable': TUS_VERSION }
    const key = crypto.randomUUID()
    const created = await fetch(`${server.url}/api/uploads`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-defer-length': '1',
        'upload-metadata': writeMetadata({
          source: 'recorder',
          filename: 'sound.webm',
          language: 'en',
          idempotencyKey: key,
        }),
      },
    })
    const url = `${server.url}${created.headers.get('location')}`
    const pieceBytes = Math.ceil((content.length / (minutes * 60)) * PIECE_SECONDS)
    const readText = async () => {
      const answer = await fetch(`${server.url}/api/recordings/${key}/text`, { headers })
      return ((await answer.json()) as { segments: LiveSegment[] }).segments
    }
    for (let offset = 0, piece = 1; offset < content.length; offset += pieceBytes, piece++) {
      const answer = await fetch(url, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': PIECE_TYPE, 'upload-offset': String(offset) },
        body: new Uint8Array(content.subarray(offset, offset + pieceBytes)),
      })
      if (answer.status !== 204) throw new Error(await answer.text())
      while (piece % 10 === 0 && piece * PIECE_SECONDS - ((await readText()).at(-1)?.start ?? 0) > BEHIND_SECONDS) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      }
    }
    // Waits until the text has caught up, as at the real pace, where the last pieces arrive one by one.
    await waitFor(async () => minutes * 60 - ((await readText()).at(-1)?.start ?? 0) < 30)
    const began = performance.now()
    const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
    const finished = await fetch(`${url}/finish`, {
      method: 'POST',
      headers: { cookie: headers.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ sizeBytes: content.length }),
    })
    if (!finished.ok) throw new Error(await finished.text())
    report('From stop to the receipt, recorded live', since(), name)
    const { note } = (await finished.json()) as { note: VoiceNote }
    await waitFor(async () => {
      const answer = await fetch(`${server.url}/api/voice-notes/${note.id}`, { headers })
      const { status } = (await answer.json()) as VoiceNote
      if (status === 'failed' || status === 'waiting') throw new Error(`the note is ${status}`)
      return status === 'analysing' || status === 'ready'
    })
    report('… to the whole text', since(), 'goal 3 s')
  } finally {
    await server.stop()
  }
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

if (import.meta.main) await benchLiveText(Number(process.argv[2] ?? 60))
