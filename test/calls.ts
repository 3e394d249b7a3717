import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Call } from '#shared/contract/call.ts'

const CONTRACT = fileURLToPath(new URL('../src/shared/contract/', import.meta.url))

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const modules: object[] = await Promise.all(files.map((name) => import(`${CONTRACT}${name}`)))

/** Every call declared in any file of the contract. */
export const CALLS: readonly Call[] = modules.flatMap((module) => Object.values(module)).filter(isCall)
