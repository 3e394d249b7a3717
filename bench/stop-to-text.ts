import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { encodeAudio } from '#test/fixtures/audio/encode.ts'
import { multipart } from '#test/multipart.ts'
import { makeSound } from './make-sound.ts'
import { FIXTURE_MODELS, type RunningServer, register, report, startServer, TINY_ENGINE } from './support.ts'

/** Interval at which the note and the processes' memory are read, in milliseconds. */
const LOOK_MS = 50

/** Our processes, each with a distinctive part of its command line. */
const PROCESSES = [
  { name: 'server', mark: 'scripts/start.ts' },
  { name: 'decoder', mark: 'audio.child.ts' },
  { name: 'speech detector', mark: 'find-speech.child.ts' },
  { name: 'recogniser', mark: 'recogniser.child.ts' },
]

/**
 * Measures the seconds from the end of a recording to its text and to its analysis, on the real server with a warm
 * engine, and the peak memory of each process, for a short recording and for one of an hour. Uses the tests' tiny
 * model, so that the figures show our own code. To run it on its own: `node bench/stop-to-text.ts [minutes of the long
 * one]`.
 */
export async function benchStopToText(minutes = 60): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  try {
    await measure(folder, minutes)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(folder: string, minutes: number): Promise<void> {
  const short = await bench(folder, 1)
  report('From stop to text, 60 s of speech', `${short.text.toFixed(1)} s`, 'upload included, tiny model, warm')
  report('… to the analysed note', `${short.ready.toFixed(1)} s`)
  const long = await bench(folder, minutes)
  report('From stop to text, the long recording', `${long.text.toFixed(1)} s`, `${minutes} min`)
  for (const { name } of PROCESSES) {
    const [before, after] = [short.memory.get(name) ?? Number.NaN, long.memory.get(name) ?? Number.NaN]
    report(`… peak memory of the ${name}`, `${megabytes(after)} MiB`, `${megabytes(before)} MiB for one minute`)
  }
}

/**
 * Starts a separate server for each length, since the second measurement would otherwise include memory left by the
 * first.
 */
async function bench(folder: string, minutes: number) {
  const dataDir = await mkdtemp(join(folder, 'data-'))
  const server = await startServer(dataDir, TINY_ENGINE)
  try {
    const cookie = await register(server.url)
    await time(server, cookie, await readFile(join(FIXTURE_MODELS, 'tiny-ctc/audio/en1.ogg')))
    const path = join(folder, `sound-${minutes}.webm`)
    encodeAudio(await makeSound(folder, minutes * 60), 'webm', path)
    return await time(server, cookie, await readFile(path))
  } finally {
    await server.stop()
  }
}

async function time({ url, pid }: RunningServer, cookie: string, content: Uint8Array) {
  const form = multipart([
    { name: 'language', value: 'en' },
    { name: 'timezone', value: 'Europe/Madrid' },
    { name: 'audio', fileName: 'sound.webm', content },
  ])
  const memory = new Map<string, number>()
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  const uploaded = await fetch(`${url}/api/voice-notes`, {
    method: 'POST',
    headers: { ...form.headers, cookie },
    body: new Uint8Array(form.payload),
  })
  if (!uploaded.ok) throw new Error(await uploaded.text())
  const { id } = (await uploaded.json()) as VoiceNote
  for (let text = Number.NaN; ; ) {
    await readMemory(pid, memory)
    const note = (await (await fetch(`${url}/api/voice-notes/${id}`, { headers: { cookie } })).json()) as VoiceNote
    if (note.status === 'failed' || note.status === 'waiting') throw new Error(`the note is ${note.status}`)
    if (Number.isNaN(text) && (note.status === 'analysing' || note.status === 'ready')) text = since()
    if (note.status === 'ready') return { text, ready: since(), memory }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Updates the peak memory of each process in bytes, from the kernel's counters (Linux). */
async function readMemory(serverPid: number, most: Map<string, number>): Promise<void> {
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const [status, command] = await Promise.all([
      readFile(`/proc/${entry}/status`, 'utf8').catch(() => ''),
      readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => ''),
    ])
    const isOurs = Number(entry) === serverPid || /^PPid:\s+(\d+)$/m.exec(status)?.[1] === String(serverPid)
    const name = isOurs && PROCESSES.find(({ mark }) => command.includes(mark))?.name
    const bytes = Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
    if (name) most.set(name, Math.max(bytes, most.get(name) ?? 0))
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}

if (import.meta.main) await benchStopToText(Number(process.argv[2] ?? 60))
