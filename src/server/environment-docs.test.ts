import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const ROOT = new URL('../../', import.meta.url)

/** Variables that Node itself reads. */
const READ_BY_NODE = ['NODE_EXTRA_CA_CERTS']
/** The shell's search path, and a variable for developers only, which CONTRIBUTING.md explains. */
const NOT_FOR_OPERATORS = ['PATH', 'CHROMIUM_PATH']

describe('the documentation of the environment variables', () => {
  it('lists in .env.example exactly the variables that are read', () => {
    expect(exampleLines().map(nameOf).sort()).toEqual(variablesRead())
  })

  it('lists in the README table exactly the variables that are read', () => {
    expect(readmeNames()).toEqual(variablesRead())
  })

  it('shows the defaults in .env.example', () => {
    expect(readConfig(parseEnv(exampleLines().join('\n')))).toEqual(readConfig({}))
  })
})

function variablesRead(): string[] {
  const fromScripts = scriptVariables().filter((name) => !NOT_FOR_OPERATORS.includes(name))
  return [...new Set([...configVariables(), ...fromScripts, ...READ_BY_NODE])].sort()
}

/**
 * Records the variables that `readConfig` reads. Proxies are also read in lower case, which is not documented
 * separately.
 */
function configVariables(): string[] {
  const names = new Set<string>()
  const environment = new Proxy<Record<string, string | undefined>>(
    {},
    {
      get(_target, name) {
        if (typeof name === 'string' && /^[A-Z][A-Z0-9_]*$/.test(name)) names.add(name)
        return undefined
      },
    },
  )
  readConfig(environment)
  return [...names]
}

function scriptVariables(): string[] {
  const files = readdirSync(new URL('scripts/', ROOT)).filter((file) => /\.(ts|mjs)$/.test(file))
  return files.flatMap((file) => [...read(`scripts/${file}`).matchAll(/process\.env\.([A-Z0-9_]+)/g)].map(capture))
}

/** Returns the commented assignments, without their comment signs. */
function exampleLines(): string[] {
  return [...read('.env.example').matchAll(/^# ([A-Z0-9_]+=.*)$/gm)].map(capture)
}

/** Returns the names in the first column of the configuration table. */
function readmeNames(): string[] {
  const table = read('README.md').split('## Configuration')[1]?.split('\n## ')[0] ?? ''
  const columns = [...table.matchAll(/^\| ([^|]*) \|/gm)].map(capture)
  return columns.flatMap((column) => [...column.matchAll(/`([A-Z0-9_]+)`/g)].map(capture)).sort()
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf('='))
}

function capture(match: RegExpMatchArray): string {
  return match[1] ?? ''
}

function read(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8')
}
