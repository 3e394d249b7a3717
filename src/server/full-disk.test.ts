import { expect, it } from 'vitest'
import { runFullDiskCampaign } from '#test/crash/full-disk-campaign.ts'
import { whyNoSmallDisk } from '#test/crash/small-disk.ts'

const reason = whyNoSmallDisk()

it.skipIf(reason)(
  `neither loses nor duplicates a recording when the disk is full${reason ? ` (${reason})` : ''}`,
  async () => {
    const result = await runFullDiskCampaign(() => undefined)
    expect(result.refused).toBeGreaterThan(0)
    expect(result.reported).toEqual({ little: true, again: false })
    expect(result.failure).toMatch(/No space left on device|terminated/)
    expect(result.faults).toEqual([])
    expect(result.statuses).toEqual({ ready: result.acknowledged })
  },
)
