import { type Loss, runLossCampaign } from '#test/crash/loss-campaign.ts'
import { report } from './support.ts'

/** An outage that is longer than any timeout of the server, in milliseconds. */
const AWAY_MS = 40_000

/** Loses the database in every way, each `rounds` times, while a web and a worker process are busy using it. */
export async function crashDatabase(rounds: number): Promise<boolean> {
  const ways: Loss[] = [
    ...[{ restart: 'fast' } as const, { restart: 'immediate' } as const, { restart: 'kill' } as const],
    ...['terminate' as const, { restart: 'fast', awayMs: AWAY_MS } as const],
  ]
  const losses = Array.from({ length: rounds }, () => ways).flat()
  const result = await runLossCampaign(losses, (line) => process.stdout.write(`${line}\n`))
  const unfinished = result.acknowledged - (result.statuses.ready ?? 0)
  report('losses of the database', String(losses.length))
  report('uploads acknowledged', String(result.acknowledged))
  report('notes that did not become ready', String(unfinished), JSON.stringify(result.statuses))
  report('answers during the run, by status', JSON.stringify(result.answers))
  report('processes that ended', String(result.ended.length), result.ended.join('\n') || 'none')
  report('all notes ready after the last loss', `${(result.caughtUpAfter / 1000).toFixed(1)} s`)
  return unfinished === 0 && result.ended.length === 0
}
