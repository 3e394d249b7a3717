import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { buildMetricsApp } from './metrics.routes.ts'

const FILES = ['deploy/prometheus/alerts.yaml', 'deploy/grafana/dictum.json', 'docs/operating.md']
const ROOT = new URL('../../../../', import.meta.url)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '9464' })
})
afterAll(() => server.close())

it.each(FILES)('%s names only metrics that exist', async (file) => {
  const app = buildMetricsApp(server.context)
  const { body } = await app.inject({ url: '/metrics' })
  await app.close()
  const known = new Set(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => namesOf(name, type)),
  )
  const text = readFileSync(new URL(file, ROOT), 'utf8')
  const named = text.match(/\b(?:dictum|nodejs|process)_[a-z0-9_]+\b/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
})

/** Returns the names of the samples of a metric. */
function namesOf(name: string, type: string | undefined): string[] {
  return type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name]
}
