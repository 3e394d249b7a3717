import { runKillCampaign } from '#test/crash/kill-campaign.ts'
import { report } from './support.ts'

/** Kills web, worker and database processes at random, `rounds` times, while they are busy. */
export async function crashProcesses(rounds: number, seed: number): Promise<boolean> {
  const result = await runKillCampaign({ rounds, seed, log: (line) => process.stdout.write(`${line}\n`) })
  report('kills', JSON.stringify(result.kills), `seed ${seed}`)
  report('uploads acknowledged', String(result.acknowledged))
  report('notes lost, incomplete or duplicated', String(result.faults.length), JSON.stringify(result.statuses))
  for (const fault of result.faults) process.stdout.write(`  ${fault}\n`)
  report('audio folders without a note', String(result.orphans))
  report('answers during the run, by status', JSON.stringify(result.answers))
  report('all notes ready after the last kill', `${(result.caughtUpAfter / 1000).toFixed(1)} s`)
  return result.faults.length === 0
}
