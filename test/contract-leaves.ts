import type { z } from 'zod'

/** One value that a caller may send: its path in the contract, and its schema. */
export interface Leaf {
  name: string
  kind: 'text' | 'moment' | 'number' | 'list' | 'choice'
  schema: z.ZodType
}

const DATES = new Set(['date', 'datetime'])

/**
 * Lists every value that a schema of the contract accepts, at any depth.
 * @throws Error for an unknown kind of schema, so that none goes unchecked
 */
export function listLeaves(schema: z.core.$ZodType, name: string): Leaf[] {
  const type = schema as z.core.$ZodTypes
  const leaf = (kind: Leaf['kind']): Leaf => ({ name, kind, schema: schema as z.ZodType })
  switch (type._zod.def.type) {
    case 'string': {
      const { format } = type._zod.def as { format?: string }
      return [leaf(format !== undefined && DATES.has(format) ? 'moment' : 'text')]
    }
    case 'number':
      return [leaf('number')]
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [leaf('choice')]
    case 'array':
      return [leaf('list'), ...listLeaves(type._zod.def.element, `${name}[]`)]
    case 'object':
      return Object.entries(type._zod.def.shape).flatMap(([key, value]) => listLeaves(value, `${name}.${key}`))
    case 'union':
      return type._zod.def.options.flatMap((option) => listLeaves(option, name))
    case 'optional':
    case 'nullable':
    case 'default':
      return listLeaves(type._zod.def.innerType, name)
    case 'pipe':
      // A later check may refuse more values than the first one.
      return listLeaves(type._zod.def.in, name).map((inner) => ({ ...inner, schema: schema as z.ZodType }))
    default:
      throw new Error(`${name}: unknown schema type ${type._zod.def.type}`)
  }
}
