import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '#server/config.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Seconds that a process may take to close beyond its grace period (`src/server/main.ts`). */
const CLOSE_SECONDS = 30
/** The user `node` of the base image. */
const USER = 1000

const documented = new Set([...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name))
const undocumented = (names: string[]) => names.filter((name) => !documented.has(name))

interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  name: string
  args?: string[]
  env?: Array<{ name: string; value: string }>
  envFrom: unknown
  ports?: Array<{ name: string; containerPort: number }>
  securityContext: object
  volumeMounts: Array<{ name: string; mountPath: string }>
  startupProbe?: Probe
  readinessProbe?: Probe
  livenessProbe?: Probe
  lifecycle?: { preStop: { exec: { command: string[] } } }
}
interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: manifests of all kinds; tests look at the parts of one
  spec?: any
}

describe('deploy/kubernetes', () => {
  const folder = 'deploy/kubernetes'
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  )
  const manifests = files
    .filter((name) => !name.endsWith('kustomization.yaml'))
    .flatMap((name) => parseAllDocuments(read(`${folder}/${name}`)).map((document) => document.toJS() as Manifest))
  const find = (kind: string, name = 'dictum') => {
    const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
    if (!found) throw new Error(`there is no ${kind} ${name}`)
    return found
  }
  const config = find('ConfigMap').data ?? {}
  const secrets = find('Secret').stringData ?? {}
  const pods = manifests
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => ({
      name: metadata.name,
      pod: spec.template.spec,
      container: spec.template.spec.containers[0] as Container,
    }))
  const servers = pods.filter(({ name }) => name !== 'dictum-migrate')

  it.each(['', 'migrate/'])('names each file of %s in its kustomization, except the examples', (path) => {
    const { resources } = parse(read(`${folder}/${path}kustomization.yaml`)) as { resources: string[] }
    const present = readdirSync(join(ROOT, folder, path)).filter((name) =>
      /^(?!kustomization|.*\.example).*\.yaml$/.test(name),
    )
    expect(resources.toSorted()).toEqual(present.toSorted())
  })

  it('configures each process correctly, with variables that exist', () => {
    expect(undocumented([...Object.keys(config), ...Object.keys(secrets)])).toEqual([])
    const roles = servers.map(({ container }) =>
      Object.fromEntries(container.env?.map(({ name, value }) => [name, value]) ?? []),
    )
    expect(roles).toEqual([{ ROLE: 'web' }, { ROLE: 'worker' }])
    for (const role of roles)
      expect(readConfig({ ...config, ...secrets, ...role })).toMatchObject({ storage: 's3', ...{ role: role.ROLE } })
  })

  it.each(pods)('runs $name as a user without rights on a read-only root', ({ pod, container }) => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: USER })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const mounted = container.volumeMounts.map(({ name }) => name)
    expect(pod.volumes.map(({ name }: { name: string }) => name).sort()).toEqual(mounted.toSorted())
    expect(mounted).toContain('tmp')
  })

  it.each(servers)('gives $name the variables, and the time it needs to stop', ({ pod, container }) => {
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'dictum' } }, { secretRef: { name: 'dictum' } }])
    const pause = Number(container.lifecycle?.preStop.exec.command[1] ?? 0)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + Number(config.STOP_GRACE_SECONDS) + CLOSE_SECONDS)
  })

  it.each(servers)('probes $name at paths that it serves, on ports that it has', ({ container }) => {
    const ports = Object.fromEntries(container.ports?.map(({ name, containerPort }) => [name, containerPort]) ?? [])
    expect(ports.metrics).toBe(Number(config.METRICS_PORT))
    const { startupProbe, readinessProbe, livenessProbe } = container
    const asked = [startupProbe, readinessProbe, livenessProbe].filter((probe) => probe !== undefined)
    expect(asked.length).toBeGreaterThan(1)
    const onPort: Record<string, string> = {
      http: read('src/server/features/system/health.routes.ts'),
      metrics: read('src/server/features/system/metrics.routes.ts'),
    }
    for (const { httpGet } of asked) {
      expect(ports).toHaveProperty(httpGet.port)
      expect(onPort[httpGet.port]).toContain(`app.get('${httpGet.path}'`)
    }
  })

  it('replaces web processes without ever having one fewer, once they no longer take requests', () => {
    const { spec } = find('Deployment', 'dictum-web')
    expect(spec.replicas).toBeGreaterThan(1)
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
    expect(spec.template.spec.containers[0]).toMatchObject({
      readinessProbe: { httpGet: { path: '/readyz' } },
      lifecycle: { preStop: { exec: { command: ['sleep', expect.any(String)] } } },
    })
    expect(find('PodDisruptionBudget', 'dictum-web').spec.minAvailable).toBeLessThan(spec.replicas)
  })

  it('selects pods that exist', () => {
    const labels = [...servers.map(({ name }) => name.replace('dictum-', '')), 'migrate']
    const selected = files.flatMap((name) =>
      [
        ...read(`${folder}/${name}`).matchAll(
          /app\.kubernetes\.io\/component(?:: |, operator: In, values: \[)([\w, ]+)/g,
        ),
      ].flatMap(([, list = '']) => list.split(', ').map((one) => one.trim())),
    )
    expect(selected.length).toBeGreaterThan(8)
    expect(selected.filter((label) => !labels.includes(label))).toEqual([])
    expect(find('Service').spec.ports[0].targetPort).toBe('http')
    expect(find('Ingress').spec.rules[0].http.paths[0].backend.service).toEqual({
      name: 'dictum',
      port: { name: 'http' },
    })
  })

  it('scales the workers by how much one of them works on at once', () => {
    const { spec } = find('ScaledObject', 'dictum-worker')
    expect(spec.scaleTargetRef.name).toBe('dictum-worker')
    expect(spec.triggers[0].metadata.targetQueryValue).toBe(config.WORKER_CONCURRENCY)
    expect(secrets).toHaveProperty(spec.triggers[0].metadata.connectionFromEnv)
  })

  it('migrates with a command that exists', () => {
    const { container } = pods.find(({ name }) => name === 'dictum-migrate') ?? {}
    expect(existsSync(join(ROOT, `scripts/${container?.args?.[0]}.ts`))).toBe(true)
  })
})
