import { expect, it } from 'vitest'
import { runLossCampaign } from '#test/crash/loss-campaign.ts'

// A note whose worker was cut off from the database continues only after a heartbeat of 20 seconds has expired.
it('keeps web and worker processes alive and working while the database comes and goes', async () => {
  const losses = [
    { restart: 'fast' },
    'terminate',
    { restart: 'immediate', awayMs: 1_000 },
    { restart: 'kill' },
  ] as const
  const result = await runLossCampaign(losses, () => undefined, { readers: 2 })
  expect(result.ended).toEqual([])
  expect(result.acknowledged).toBeGreaterThan(losses.length)
  expect(result.statuses).toEqual({ ready: result.acknowledged })
  expect(result.toldOf).toBeGreaterThan(0)
})
