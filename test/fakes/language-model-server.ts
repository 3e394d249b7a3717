import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** One request to the model, as it was received. */
export interface AskedQuestion {
  protocol: 'chat-completions' | 'messages'
  /** The key, from whichever header the protocol uses. */
  key: string | null
  model: string
  system: string
  /** The user's last turn. */
  prompt: string
  /** All turns, oldest first. */
  turns: { role: string; text: string }[]
  /** How the request demands the form of the answer. */
  shape: 'schema' | 'object' | 'tool' | 'none'
}

/** A fault that replaces the answer to one request. */
export type ModelFault =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** An answer with exactly this text. */
  | { says: string }
  /** Receives the request and never answers. */
  | 'stall'
  /** Breaks the connection in the middle of the answer. */
  | 'cut'
  /** A proxy's page with status 200. */
  | 'html'
  /** Declines in the form that the protocol defines. */
  | 'refusal'
  /** Stops in the middle, because it has run out of tokens. */
  | 'truncated'

export interface FakeLanguageModelServer {
  baseUrl: string
  /** Environment variables that make a server use this model. */
  environment: Record<string, string>
  /** All requests so far, oldest first. */
  questions: AskedQuestion[]
  /** Queues faults; each affects one request. */
  fail(...faults: ModelFault[]): void
  /** From now on answers with the result of this function, as JSON. */
  answer(give: (question: AskedQuestion) => unknown): void
  /** From now on refuses schemas with 400, as simple servers do. */
  refuseSchemas(): void
  /** From now on requires this key. The refusal of a wrong key repeats that key. */
  demandKey(key: string): void
  close(): Promise<void>
}

const partsSchema = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))])
const bodySchema = z.looseObject({
  model: z.string(),
  system: partsSchema.optional(),
  messages: z.array(z.looseObject({ role: z.string(), content: partsSchema })),
  response_format: z.looseObject({ type: z.string() }).optional(),
  output_config: z.looseObject({ format: z.unknown() }).optional(),
  tools: z.array(z.unknown()).optional(),
})

/**
 * Starts a service on loopback that speaks the protocols of OpenAI's (and Mistral's) chat completions and Anthropic's
 * messages.
 */
export async function startLanguageModelServer(): Promise<FakeLanguageModelServer> {
  const questions: AskedQuestion[] = []
  const faults: ModelFault[] = []
  let demanded: string | null = null
  let knowsSchemas = true
  let respond = (_question: AskedQuestion): unknown => ({})

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error))
  })

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const question = await readQuestion(incoming)
    if (question === null) return reply(outgoing, 404, { error: { message: 'no such path', type: 'not_found_error' } })
    questions.push(question)
    const fault = faults.shift()
    if (fault !== undefined) {
      spoil(fault, question, outgoing)
      return
    }
    if (demanded !== null && question.key !== demanded) {
      const message = `Incorrect API key provided: ${question.key}`
      return reply(outgoing, 401, { error: { message, type: 'authentication_error', code: 'invalid_api_key' } })
    }
    if (!knowsSchemas && question.shape === 'schema') {
      const message = "response_format 'json_schema' is not supported"
      return reply(outgoing, 400, { error: { message, type: 'invalid_request_error' } })
    }
    reply(outgoing, 200, wrap(question, JSON.stringify(await respond(question)), 'stop'))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/v1`
  return {
    baseUrl,
    environment: {
      LLM_PROVIDER: 'mistral',
      LLM_MODEL: 'mistral-small-latest',
      LLM_BASE_URL: baseUrl,
      LLM_API_KEY: 'a-key',
    },
    questions,
    fail: (...more) => void faults.push(...more),
    answer(next) {
      respond = next
    },
    refuseSchemas() {
      knowsSchemas = false
    },
    demandKey(key) {
      demanded = key
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function spoil(fault: ModelFault, question: AskedQuestion, outgoing: ServerResponse): void {
  switch (fault) {
    case 'stall':
      return
    case 'cut':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      outgoing.write('{"choices": [', () => outgoing.destroy())
      return
    case 'html':
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Please log in</body></html>')
      return
    case 'refusal':
      reply(outgoing, 200, wrap(question, "I'm sorry, I can't help with that.", 'refusal'))
      return
    case 'truncated':
      reply(outgoing, 200, wrap(question, '{"title": "The beg', 'length'))
      return
    default:
      if ('says' in fault) reply(outgoing, 200, wrap(question, fault.says, 'stop'))
      else reply(outgoing, fault.status, fault.body ?? { error: { message: 'no', type: 'error' } }, fault.headers)
  }
}

/** Wraps the answer in its protocol, with the fields that the real services send. */
function wrap({ protocol, shape, model }: AskedQuestion, text: string, end: 'stop' | 'refusal' | 'length'): unknown {
  if (protocol === 'messages') {
    const asTool = shape === 'tool' && end === 'stop'
    return {
      id: 'msg_01',
      type: 'message',
      role: 'assistant',
      model,
      content: [
        asTool
          ? { type: 'tool_use', id: 'toolu_01', name: 'json', input: JSON.parse(text) as unknown }
          : { type: 'text', text },
      ],
      stop_reason: { stop: asTool ? 'tool_use' : 'end_turn', refusal: 'refusal', length: 'max_tokens' }[end],
      stop_sequence: null,
      usage: { input_tokens: 1000, output_tokens: 100 },
    }
  }
  const message = end === 'refusal' ? { content: null, refusal: text } : { content: text }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: end === 'length' ? end : 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
  }
}

function reply(outgoing: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function readQuestion(incoming: IncomingMessage): Promise<AskedQuestion | null> {
  const paths = { '/v1/chat/completions': 'chat-completions', '/v1/messages': 'messages' } as const
  const protocol = Object.entries(paths).find(([path]) => path === incoming.url)?.[1]
  if (incoming.method !== 'POST' || protocol === undefined) return null
  let body = ''
  for await (const piece of incoming) body += piece
  const { model, system, messages, ...rest } = bodySchema.parse(JSON.parse(body))
  const turns = messages.map(({ role, content }) => ({ role, text: toText(content) }))
  const bearer = incoming.headers.authorization?.replace(/^Bearer /, '')
  const shape =
    rest.output_config?.format || rest.response_format?.type === 'json_schema'
      ? 'schema'
      : rest.response_format?.type === 'json_object'
        ? 'object'
        : rest.tools
          ? 'tool'
          : 'none'
  return {
    protocol,
    key: incoming.headers['x-api-key']?.toString() ?? bearer ?? null,
    model,
    system: system === undefined ? (turns.find(({ role }) => role === 'system')?.text ?? '') : toText(system),
    prompt: turns.findLast(({ role }) => role === 'user')?.text ?? '',
    turns,
    shape,
  }
}

function toText(content: z.infer<typeof partsSchema>): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')
}
