import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModelServer } from '#test/fakes/model-server.ts'
import { makeTinyModel } from '#test/fixtures/language-models/tiny-model.ts'
import { DictumServer } from './support/dictum-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

/** As many tokens as a small model has. The tiny model needs a token for nearly every letter. */
const CONTEXT_TOKENS = 8192

/** Lists the processes of a server that have loaded a language model. */
function modelProcesses(server: DictumServer): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return rows.flatMap((row) => {
    const [pid, parent] = row.trim().split(/\s+/).map(Number)
    return pid && parent === server.pid && row.includes('local-model.child.ts') ? [pid] : []
  })
}

/** Kills a process. Returns false if it had ended before. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

test('analyses a note with a downloaded language model, even if its process is killed, until another one is chosen', async ({
  browser,
}) => {
  test.slow()
  // A tiny model that writes nonsense, added to the catalogue in the way an operator adds one.
  const bytes = makeTinyModel(CONTEXT_TOKENS)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const mirror = await startModelServer({
    '/someone/tiny/resolve/v1/tiny.gguf': { bytes, sha256 },
    '/someone/other/resolve/v1/tiny.gguf': { bytes, sha256 },
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'dictum-e2e-'))
  await chmod(dataDir, 0o755)
  await mkdir(join(dataDir, 'models'))
  const licence = { name: 'MIT', holder: 'nobody' }
  const files = [{ name: 'tiny.gguf', bytes: bytes.length, sha256 }]
  const entry = { kind: 'language', name: 'tiny', title: 'Tiny writer', memoryBytes: 200_000_000, licence, files }
  await writeFile(
    join(dataDir, 'models/catalogue.json'),
    JSON.stringify([
      { ...entry, repository: 'someone/tiny', revision: 'v1' },
      { ...entry, name: 'other', title: 'Other writer', repository: 'someone/other', revision: 'v1' },
    ]),
  )
  const server = await DictumServer.create({
    DATA_DIR: dataDir,
    MODEL_MANAGEMENT: 'users',
    MODEL_MIRROR_URL: mirror.url,
    LLM_LOCAL_IDLE_SECONDS: '2',
  })
  // A separate page, because the usual one fails on requests to addresses other than the usual server's.
  const page = await browser.newPage()
  const own = () => modelProcesses(server)
  try {
    await server.start()
    await page.request.post(`${server.url}/api/register`, {
      data: { email: 'ada@example.com', password: 'correct horse battery', firstName: 'Ada', lastName: 'M' },
    })
    const audio = await readFile(new URL('./fixtures/meeting.wav', import.meta.url))
    const upload = async (): Promise<string> => {
      const created = await page.request.post(`${server.url}/api/voice-notes`, {
        multipart: {
          language: 'en',
          timezone: 'Europe/Madrid',
          audio: { name: 'meeting.wav', mimeType: 'audio/wav', buffer: audio },
        },
      })
      return (await created.json()).id
    }
    const id = await upload()
    await page.goto(`${server.url}/notes/${id}`)
    const analysis = page.getByRole('complementary', { name: 'Analysis' })
    await expect(analysis.getByText('Analysed by Dictum, on this server')).toBeVisible()

    await page.goto(`${server.url}/settings#analysis`)
    const models = page.getByRole('region', { name: 'Language models on this server' })
    const tiny = models.getByRole('listitem').filter({ hasText: 'Tiny writer' })
    // The model also analyses the note that the rules have analysed meanwhile, without further action. It may begin before
    // the page shows that the download has ended. A killed process is started again.
    const killed = expect.poll(() => own().filter(kill), { intervals: [100] }).toHaveLength(1)
    await tiny.getByRole('button', { name: 'Download: Tiny writer' }).click()
    await expect(tiny.getByText('Downloaded', { exact: true })).toBeVisible()
    await expect(tiny.getByText('Chosen')).toBeVisible()
    await killed
    await page.goto(`${server.url}/notes/${id}`)
    const account = analysis.getByText('Analysed by local/tiny')
    await expect(account).toBeVisible({ timeout: 400_000 })
    // Its nonsense was dropped, and the page says so.
    await expect(account).toContainText('title and summary by Dictum')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/send a report to the bank/i)

    // Another model is chosen, and analyses the next note.
    await page.goto(`${server.url}/settings#analysis`)
    const other = models.getByRole('listitem').filter({ hasText: 'Other writer' })
    await other.getByRole('button', { name: 'Download: Other writer' }).click()
    await other.getByRole('button', { name: 'Use: Other writer' }).click()
    await expect(other.getByText('Chosen')).toBeVisible()
    await expect(tiny.getByText('Chosen')).toBeHidden()
    await expectAccessible(page)
    await page.goto(`${server.url}/notes/${await upload()}`)
    await expect(analysis.getByText('Analysed by local/other')).toBeVisible({ timeout: 400_000 })

    // The model's processes have ended, which frees their memory.
    await expect.poll(own).toEqual([])
  } finally {
    await page.close()
    await server.dispose()
    await mirror.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
