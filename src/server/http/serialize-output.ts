import { serializerCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * Serialises answers by their zod schemas, as `serializerCompiler` does: it checks each, and drops the fields that its
 * schema does not name. Schemas of plain values are compiled at the first answer. Zod does not compile encoding, and
 * encodes each value twice; a schema that changes no value parses to what it would encode to.
 */
export const compileSerializer: typeof serializerCompiler = (route) => {
  const encode = serializerCompiler(route)
  const { schema } = route
  if (!(schema instanceof z.ZodType) || !isPlain(schema)) return encode
  let compiled: z.ZodType | null = null
  return (data: unknown) => {
    compiled ??= z.compile(schema)
    const { success, data: checked } = compiled.safeParse(data)
    // Encoding throws the error that the error handler knows.
    return success ? JSON.stringify(checked) : encode(data)
  }
}

/** Returns whether a schema reads each value as itself, apart from fields that it does not name. */
export function isPlain(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
    case 'enum':
    case 'literal':
      return true
    case 'array':
      return isPlain(def.element)
    case 'nullable':
    case 'optional':
      return isPlain(def.innerType)
    case 'union':
      return def.options.every(isPlain)
    case 'object':
      return def.catchall === undefined && Object.values(def.shape).every(isPlain)
    default:
      return false
  }
}
