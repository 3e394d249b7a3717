import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { encodeWav } from '#server/audio/pcm-file.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { MICROPHONE_ARGUMENTS } from '../e2e/support/chromium.ts'
import { findHeadlessChromium } from '../scripts/system-packages.ts'
import { makeSound } from './make-sound.ts'
import { describeMachine, report, residentBytes, startServer, TINY_ENGINE } from './support.ts'

/** Length of the sound that the fake microphone plays over and over, in seconds. */
const LOOP_SECONDS = 300
const LOOK_MS = 50

/**
 * Records in a real browser at the real pace, and measures the memory of page and server once a minute and the seconds
 * from stop to the whole text. Uses the tests' tiny model, so that the figures show our own code. Takes as long as the
 * recording, so it is not part of `npm run bench`: `node bench/record.ts [minutes]`.
 *
 * The renderer grows by all that the page sends: Playwright has the browser retain the body of each request. Of 3,000
 * requests of 27 kB, a renderer without Playwright retains nothing.
 */
async function benchRecording(minutes: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dictum-bench-'))
  const soundPath = join(folder, 'sound.wav')
  await writeFile(soundPath, encodeWav(await makeSound(folder, LOOP_SECONDS)))
  const server = await startServer(join(folder, 'data'), TINY_ENGINE)
  const executablePath = findHeadlessChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // If an argument occurs more than once, the last one counts.
    args: [...MICROPHONE_ARGUMENTS, `--use-file-for-fake-audio-capture=${soundPath}`],
  })
  try {
    const page = await (await browser.newContext({ locale: 'en-GB' })).newPage()
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'))
    const account = { email: 'bench@example.com', password: 'bench password', firstName: 'Ada' }
    await page.request.post(`${server.url}/api/register`, { data: account })
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Start recording' }).click()
    await measureMemory(browser, page, server.pid, minutes)
    await measureText(page, server.url, minutes)
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureMemory(browser: Browser, page: Page, serverPid: number, minutes: number): Promise<void> {
  const wholeBrowser = await browser.newBrowserCDPSession()
  const inPage = await page.context().newCDPSession(page)
  for (let minute = 1; minute <= minutes; minute++) {
    await page.waitForTimeout(60_000)
    const [heap, renderer, server] = [
      await readHeap(inPage),
      await readRenderers(wholeBrowser),
      await residentBytes(serverPid),
    ]
    const figures = `page heap ${megabytes(heap)}, renderer ${megabytes(renderer)}, server ${megabytes(server)}`
    report(`minute ${minute}`, figures, await page.getByText(/^Safe on the server/).innerText())
  }
}

/** Returns the bytes of live objects in the page. */
async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Returns the resident bytes of the browser's pages. */
async function readRenderers(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentBytes(id))
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0)
}

async function measureText(page: Page, url: string, minutes: number): Promise<void> {
  const finished = page.waitForResponse((response) => response.url().endsWith('/finish'))
  const began = performance.now()
  const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const answer = await finished
  const { note, receipt } = (await answer.json()) as { note: VoiceNote; receipt: { sizeBytes: number; pieces: number } }
  report('from stop to the receipt', since(), `${receipt.pieces} pieces, ${receipt.sizeBytes} bytes`)
  for (let hasText = false; ; ) {
    const now = (await (await page.request.get(`${url}/api/voice-notes/${note.id}`)).json()) as VoiceNote
    if (!hasText && (now.status === 'analysing' || now.status === 'ready')) {
      hasText = true
      const words = now.transcription.split(' ').length
      report(`from stop to the whole text of ${minutes} minutes`, since(), `${words} words, ${now.duration} s of sound`)
    }
    if (now.status === 'ready' && now.audioReady) return report('from stop to analysis and playback', since())
    if (now.status === 'failed') throw new Error('the note has failed')
    await page.waitForTimeout(LOOK_MS)
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`

report('machine', describeMachine())
await benchRecording(Number(process.argv[2] ?? 60))
