import type { z } from 'zod'
import { listLeaves } from '#test/contract-leaves.ts'

export interface Choice {
  random: () => number
  /** Plausible values, by the name of the field or parameter. */
  candidates: (field: string) => readonly unknown[]
}

export function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)]
  if (one === undefined && from.length === 0) throw new Error('nothing to pick from')
  return one as T
}

/**
 * Creates a valid value of a schema, except that the leaf named `target` is `hostile`. Everything that contains that
 * leaf is present.
 */
export function makeInput(
  schema: z.core.$ZodType,
  name: string,
  { target, hostile }: { target: string | null; hostile: unknown },
  choice: Choice,
): unknown {
  const { random } = choice
  const inner = (of: z.core.$ZodType, ofName = name) => makeInput(of, ofName, { target, hostile }, choice)
  const isWanted = target !== null && (target === name || /^[.[]/.test(target.slice(name.length)))
  const type = schema as z.core.$ZodTypes
  const { def } = type._zod
  if (target === name && !['optional', 'nullable', 'default', 'union', 'object'].includes(def.type)) return hostile
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape).map(([key, value]) => [key, inner(value, `${name}.${key}`)])
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    case 'array':
      return Array.from({ length: isWanted ? 2 : Math.floor(random() * 3) }, () => inner(def.element, `${name}[]`))
    case 'optional':
    case 'default':
      return isWanted || random() < 0.5 ? inner(def.innerType) : undefined
    case 'nullable':
      return isWanted || random() < 0.7 ? inner(def.innerType) : null
    case 'union': {
      const holding = def.options.filter((option) => listLeaves(option, name).some((leaf) => leaf.name === target))
      return inner(pick(random, holding.length > 0 ? holding : def.options))
    }
    default:
      return pickAccepted(type, name, choice)
  }
}

function pickAccepted(schema: z.core.$ZodTypes, name: string, { random, candidates }: Choice): unknown {
  const field = /(\w+)(?:\[\])*$/.exec(name)?.[1] ?? ''
  const { def } = schema._zod
  if (def.type === 'enum') return pick(random, Object.values(def.entries))
  if (def.type === 'literal') return pick(random, def.values)
  if (def.type === 'null') return null
  const zodSchema = schema as unknown as z.ZodType
  const accepted = candidates(field).filter((value) => zodSchema.safeParse(value).success)
  return accepted.length > 0 ? pick(random, accepted) : pick(random, candidates(''))
}
