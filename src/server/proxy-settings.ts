import { z } from 'zod'
import { proxyUrl, text } from './environment-values.ts'

/** By custom, programs read these in lower case too. */
export const proxyVariables = {
  HTTP_PROXY: proxyUrl.optional(),
  http_proxy: proxyUrl.optional(),
  HTTPS_PROXY: proxyUrl.optional(),
  https_proxy: proxyUrl.optional(),
  NO_PROXY: text,
  no_proxy: text,
}

const proxySchema = z.object(proxyVariables)

/** Returns the proxy variables that are set, as Node's agents take them. */
export function readProxy(values: z.infer<typeof proxySchema>): Record<string, string> {
  const names = proxySchema.keyof().options
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
}
