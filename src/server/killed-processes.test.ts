import { expect, it } from 'vitest'
import { runKillCampaign } from '#test/crash/kill-campaign.ts'

// A killed worker's jobs are taken over only after its heartbeat has expired.
it('neither loses nor duplicates an acknowledged recording when its processes are killed at random', {
  timeout: 600_000,
}, async () => {
  const result = await runKillCampaign({ rounds: 7, seed: 9, log: () => undefined })
  // Two web processes, two workers and the database.
  expect(Object.keys(result.kills)).toHaveLength(5)
  expect(result.faults).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(5)
  expect(result.statuses).toEqual({ ready: result.acknowledged })
})
