import { createHash } from 'node:crypto'
import { uploadFieldsSchema } from '#shared/contract/notes.ts'
import { TUS_VERSION } from '#shared/upload-protocol.ts'
import { CALLS } from '#test/calls.ts'
import { listLeaves } from '#test/contract-leaves.ts'
import { multipart } from '#test/multipart.ts'
import { writeMetadata } from '#test/uploads.ts'
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_IN_ADDRESS,
  HOSTILE_IN_HEADER,
  HOSTILE_JSON,
  MARK,
} from './hostile-values.ts'
import { type Choice, makeInput, pick } from './make-input.ts'
import type { FuzzPerson } from './people.ts'

export interface PlannedRequest {
  /** The call's name in the contract, with the hostile part. */
  name: string
  access: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | null
}

const FORM = 'multipart/form-data'

/** Every field of every call, and each call again for hostile bodies, headers and URLs. */
const TARGETS = CALLS.flatMap((call) => {
  const fields = (['params', 'query', 'headers', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? listLeaves(schema, part).map(({ name }) => name) : []
  })
  const uploaded = call.consumes === FORM ? listLeaves(uploadFieldsSchema, 'form').map(({ name }) => name) : []
  return [...new Set([...fields, ...uploaded]), 'a whole body', 'a header', 'nothing'].map((target) => ({
    call,
    target,
  }))
})

/** The number of requests after which each field has been tried once. */
export const ROUND = TARGETS.length

/** Returns the request with a number. It is the same for the same `random`, except for the ids of its user. */
export function planRequest(index: number, random: () => number, person: FuzzPerson): PlannedRequest {
  const { call, target } = TARGETS[index % ROUND] as (typeof TARGETS)[number]
  const choice: Choice = { random, candidates: (field) => candidatesFor(field, person) }
  const json = { target, hostile: pick(random, HOSTILE_JSON) }
  const inAddress = pick(random, HOSTILE_IN_ADDRESS)
  const path = call.path.replace(/:(\w+)/g, (_, name: string, offset: number) => {
    if (target === `params.${name}`) return inAddress
    const before = call.path
      .slice(0, offset - 1)
      .split('/')
      .filter((part) => part !== '' && !part.startsWith(':'))
      .at(-1)
    return pick(random, person.ids[before ?? ''] ?? ['none'])
  })
  const query = call.query && makeInput(call.query, 'query', { target, hostile: inAddress }, choice)
  const address = query === undefined ? path : `${path}?${writeQuery(query as object, target, random)}`
  const named = target.startsWith('params') || target.startsWith('query') ? inAddress : json.hostile
  const what = target === 'nothing' ? '' : ` ${target} ${(JSON.stringify(named) ?? '').slice(0, 60)}`
  return {
    name: `${call.method} ${call.path}${what}`,
    access: call.access,
    method: call.method,
    path: address,
    ...writeBody(target),
  }

  /** Writes the headers that belong to the call. Nearly always names the version that its handler requires. */
  function writeHeaders(): Record<string, string> {
    if (!call.headers) return {}
    const usual = random() < 0.95 ? { 'tus-resumable': TUS_VERSION } : {}
    const made = makeInput(call.headers, 'headers', { target, hostile: pick(random, HOSTILE_IN_HEADER) }, choice)
    return Object.fromEntries(
      Object.entries({ ...(made as object), ...(target === 'headers.tus-resumable' ? {} : usual) }).map(
        ([name, value]) => [name, writeText(value)],
      ),
    )
  }

  function writeBody(of: string): Pick<PlannedRequest, 'headers' | 'body'> {
    const hostile = { ...writeHeaders(), ...(of === 'a header' ? pick(random, HOSTILE_HEADERS) : {}) }
    if (of === 'a whole body' && call.method !== 'GET' && call.method !== 'HEAD') {
      const { type, content } = pick(random, HOSTILE_BODIES)
      return { headers: { ...hostile, 'content-type': type }, body: Buffer.from(content) }
    }
    if (call.consumes === FORM) {
      const fields = makeInput(uploadFieldsSchema, 'form', { ...json, target: of }, choice) as Record<string, unknown>
      const form = multipart([
        ...Object.entries(fields).map(([name, value]) => ({ name, value: writeText(value) })),
        { name: 'audio', fileName: writeText(json.hostile), content: pick(random, ['', MARK, 'RIFF    WAVEfmt ']) },
      ])
      return { headers: { ...form.headers, ...hostile }, body: form.payload }
    }
    if (call.consumes) {
      const content = pick(random, ['', MARK, MARK.repeat(1000), 'OggS'.repeat(2000)])
      return { headers: { 'content-type': call.consumes, ...hostile }, body: Buffer.from(content) }
    }
    const content = call.body && makeInput(call.body, 'body', { ...json, target: of }, choice)
    if (content === undefined) return { headers: hostile, body: null }
    const text = JSON.stringify(content)
    return { headers: { 'content-type': 'application/json', ...hostile }, body: Buffer.from(text) }
  }
}

function writeText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function writeQuery(query: object, target: string, random: () => number): string {
  const pairs = Object.entries(query).map(([key, value]) => {
    // The hostile value is inserted as it is; everything else is encoded as a browser would.
    return `${key}=${target === `query.${key}` ? value : encodeURIComponent(String(value).toWellFormed())}`
  })
  const odd = random() < 0.1 ? pick(random, ['__proto__=1', 'tag=a&tag=b', 'x[]=1', '&&&', '=']) : null
  return [...pairs, ...(odd ? [odd] : [])].join('&')
}

const USUAL = [
  ...[
    `plain words ${MARK}`,
    `Zoë ${MARK}`,
    'a',
    '1',
    'true',
    'summary',
    'Europe/Madrid',
    '2031-05-06',
    '2031-05-06T07:08:09Z',
  ],
  '2031-05-06T07:08:09+02:00',
  '4242 4242 4242 4242',
  '123456',
  'abcdefghijklmnopqrstuv.ics',
  1,
  2,
  20,
  true,
  false,
]

function candidatesFor(field: string, person: FuzzPerson): readonly unknown[] {
  switch (field) {
    case 'password':
    case 'currentPassword':
    case 'newPassword':
      return [person.password, `another-${person.password}`]
    case 'email':
      return [person.email, `${MARK}@example.com`]
    case 'metadata':
      return [writeMetadata({ filename: `${MARK}.ogg`, idempotencyKey: MARK }), writeMetadata({ source: 'recorder' })]
    case 'offset':
    case 'length':
      return ['0', '1', '8', '8000', '8008']
    case 'checksum':
      return [`sha256 ${createHash('sha256').update(MARK).digest('base64')}`]
    case 'noteId':
      return person.ids['voice-notes'] ?? []
    default:
      return USUAL
  }
}
