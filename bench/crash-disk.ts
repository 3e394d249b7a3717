import { runFullDiskCampaign } from '#test/crash/full-disk-campaign.ts'
import { whyNoSmallDisk } from '#test/crash/small-disk.ts'
import { report } from './support.ts'

/** Fills the disk of a server while it is busy, if that is possible on this machine. */
export async function crashDisk(): Promise<boolean> {
  const reason = whyNoSmallDisk()
  if (reason) {
    report('full disk', 'not tried', reason)
    return true
  }
  const result = await runFullDiskCampaign((line) => process.stdout.write(`${line}\n`))
  report('uploads refused with 507', String(result.refused))
  report('uploads acknowledged', String(result.acknowledged))
  report('notes lost, incomplete or duplicated', String(result.faults.length), JSON.stringify(result.statuses))
  for (const fault of result.faults) process.stdout.write(`  ${fault}\n`)
  report('times the server ended by itself', String(result.restarts))
  return result.faults.length === 0
}
