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

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n')
  const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
  const argumentOf = (instruction: string) =>
    lastStage.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1)

  it('sets only variables that exist, and a server starts with them', () => {
    const variables = Object.fromEntries(
      [...(argumentOf('ENV') ?? '').matchAll(/(\w+)=(\S+)/g)].map((match) => match.slice(1)),
    )
    expect(undocumented(Object.keys(variables))).toEqual([])
    expect(readConfig(variables)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDir: '/data' })
  })

  it('runs as a user who is not root, by number', () => {
    expect(argumentOf('USER')).toBe(`${USER}:${USER}`)
  })

  it('copies only files that exist and that .dockerignore lets through', () => {
    const ignored = read('.dockerignore').split('\n')
    const copied = lines
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1))
    expect(copied.length).toBeGreaterThan(5)
    expect(copied.filter((path) => !ignored.includes(`!${path}`))).toEqual([])
    expect(copied.filter((path) => !path.includes('*') && !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('starts a command that exists', () => {
    const [entry, command] = [argumentOf('ENTRYPOINT'), argumentOf('CMD')].map(
      (json) => JSON.parse(json ?? '[]') as string[],
    )
    expect(entry?.at(-1)).toBe('scripts/launch.mjs')
    expect(existsSync(join(ROOT, `scripts/${command?.[0]}.ts`))).toBe(true)
  })

  it('installs the packages of the draft engine', () => {
    const [, packages = ''] =
      /'draft-engine': \{\s*packages: \[([^\]]*)\]/.exec(read('scripts/system-packages.ts')) ?? []
    expect(packages.match(/[\w-]+/g)).toHaveLength(2)
    for (const name of packages.match(/[\w-]+/g) ?? []) expect(lastStage.join('\n')).toContain(` ${name} `)
  })

  it.each(['Dockerfile', 'compose.yaml', '.npmrc'])('names no package registry in %s', (file) => {
    expect(read(file)).not.toMatch(/\bregistry[=.:]|npmjs|_authToken/)
  })
})

interface Service {
  image: string
  environment?: Record<string, string | number>
  depends_on?: Record<string, { condition: string }>
  healthcheck?: object
  profiles?: string[]
  stop_grace_period?: string
  read_only?: boolean
  ports?: string[]
  volumes?: string[]
  networks?: string[]
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: Record<string, unknown>
    networks: Record<string, unknown>
  }
  const services = Object.entries(compose.services)
  const own = services.filter(([, { image }]) => image === 'dictum')

  it('has a web and a worker process that differ in their role', () => {
    expect(own.map(([name, { environment }]) => [name, environment?.ROLE])).toEqual([
      ['web', 'web'],
      ['worker', 'worker'],
    ])
  })

  it.each(own)('configures %s correctly, with variables that exist', (_name, { environment = {} }) => {
    expect(undocumented(Object.keys(environment))).toEqual([])
    const values = Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{[^}]*\}/g, 'secret'),
    ])
    const config = readConfig({ AWS_ACCESS_KEY_ID: 'k', AWS_SECRET_ACCESS_KEY: 's', ...Object.fromEntries(values) })
    expect(config).toMatchObject({ storage: 's3', s3: { bucket: compose.services.store?.environment?.S3_BUCKET } })
  })

  it.each(own)('gives %s a read-only root and the time it needs to stop', (_name, service) => {
    expect(service.read_only).toBe(true)
    const grace = Number(service.environment?.STOP_GRACE_SECONDS)
    expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(grace + CLOSE_SECONDS)
  })

  it.each(own)('starts %s once everything that it waits for is healthy', (_name, { depends_on: waitsFor = {} }) => {
    expect(Object.keys(waitsFor).sort()).toEqual(['postgres', 'store'])
    for (const [name, { condition }] of Object.entries(waitsFor)) {
      expect(condition).toBe('service_healthy')
      expect(compose.services[name]?.healthcheck).toBeDefined()
    }
  })

  it('declares the volumes and networks that it uses', () => {
    const volumes = services.flatMap(([, service]) => service.volumes ?? []).map((volume) => volume.split(':')[0])
    expect([...new Set(volumes)].sort()).toEqual(Object.keys(compose.volumes).sort())
    const networks = new Set(services.flatMap(([, service]) => service.networks ?? []))
    expect([...networks].sort()).toEqual(['default', ...Object.keys(compose.networks)].sort())
  })

  it('can be reached only from this machine', () => {
    expect(services.flatMap(([, { ports = [] }]) => ports)).toEqual(['127.0.0.1:3000:3000'])
  })

  it('lists every secret that it needs in the example of its variables', () => {
    const example = read('deploy/compose.env.example')
    const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name)
    expect(asked.length).toBeGreaterThan(2)
    for (const name of asked) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
    const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
    expect(undocumented(named)).toEqual(['POSTGRES_PASSWORD'])
  })
})

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
