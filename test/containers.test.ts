import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
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
