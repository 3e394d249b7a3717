import { z } from 'zod'

/** Limits for what a schema leaves open: without them a small model may write until its tokens run out. */
const MAX_TEXT = 400
const MAX_ITEMS = 12

/** The part of JSON schema that answers use and grammars support. */
export type GrammarSchema =
  | { type: 'object'; properties: Record<string, GrammarSchema> }
  | { type: 'array'; items: GrammarSchema; maxItems: number }
  | { type: 'string'; maxLength: number }
  | { type: 'number' | 'integer' | 'boolean' | 'null' }
  | { enum: readonly (string | number | boolean | null)[] }
  | { oneOf: readonly GrammarSchema[] }

/** The part that `z.toJSONSchema` returns. */
interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  maxItems?: number
  maxLength?: number
}

/**
 * Returns the schema to which a grammar holds an answer. The grammar writes every property in the order of the schema, and
 * limits the length of each text and list. Checks that a JSON schema cannot express are left out.
 */
export function toGrammarSchema(schema: z.ZodType): GrammarSchema {
  return convert(z.toJSONSchema(schema) as JsonSchema)
}

function convert(schema: JsonSchema): GrammarSchema {
  if (Array.isArray(schema.type)) return { oneOf: schema.type.map((type) => convert({ ...schema, type })) }
  if (schema.anyOf) return { oneOf: schema.anyOf.map(convert) }
  if (schema.enum) return { enum: schema.enum }
  if (schema.const !== undefined) return { enum: [schema.const] }
  switch (schema.type) {
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [key, convert(one)]),
        ),
      }
    case 'array':
      return { type: 'array', items: convert(schema.items ?? {}), maxItems: schema.maxItems ?? MAX_ITEMS }
    case 'string':
      return { type: 'string', maxLength: schema.maxLength ?? MAX_TEXT }
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return { type: schema.type }
    default:
      throw new Error(`a grammar can't hold ${JSON.stringify(schema)}`)
  }
}

/** Describes the shape in few words, such as `{"title":text,"when":text|null}`, because a small machine reads slowly. */
export function sketchShape(schema: GrammarSchema): string {
  if ('oneOf' in schema) return schema.oneOf.map(sketchShape).join('|')
  if ('enum' in schema) return schema.enum.map((value) => JSON.stringify(value)).join('|')
  if (schema.type === 'array') return `[${sketchShape(schema.items)},...]`
  if (schema.type === 'string') return 'text'
  if (schema.type !== 'object') return schema.type
  const entries = Object.entries(schema.properties).map(([key, one]) => `${JSON.stringify(key)}:${sketchShape(one)}`)
  return `{${entries.join(',')}}`
}

/**
 * Parses an answer that was held to a schema. The library's own parser refuses texts whose characters take two units each, so
 * lengths are cut here.
 * @returns undefined if it is not JSON, or contains NUL characters, which only a damaged model writes.
 */
export function readHeldAnswer(text: string, schema: GrammarSchema): unknown {
  try {
    return cut(JSON.parse(text), schema)
  } catch {
    return undefined
  }
}

function cut(value: unknown, schema: GrammarSchema): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Error('NUL')
    return cutText(value, 'maxLength' in schema ? schema.maxLength : MAX_TEXT)
  }
  if (Array.isArray(value)) return value.map((one) => cut(one, 'items' in schema ? schema.items : schema))
  if (value === null || typeof value !== 'object') return value
  const shape = 'oneOf' in schema ? schema.oneOf.find((one) => 'properties' in one) : schema
  const properties = shape && 'properties' in shape ? shape.properties : {}
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cut(one, properties[key] ?? schema)]))
}

/** Cuts to a length without halving a character. A lone half that the model wrote becomes a replacement character. */
function cutText(text: string, longest: number): string {
  const end = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest
  return text.slice(0, end).toWellFormed()
}
