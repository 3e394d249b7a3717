import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { readLink } from './fakes/mail-server.ts'
import type { MailingServer } from './mailing-server.ts'
import type { Person } from './server.ts'

/** Asks for another email address. */
export function askForAddress(
  person: Person,
  email: string,
  password = person.password,
): Promise<LightMyRequestResponse> {
  return person.inject({ method: 'POST', url: '/api/account/email-change', payload: { email, password } })
}

/** Confirms it with the token of the link that was sent to it. */
export function confirmAddress(person: Person, token: string): Promise<LightMyRequestResponse> {
  return person.inject({ method: 'POST', url: '/api/account/email-change/confirm', payload: { token } })
}

/** Returns the token of the link that was sent to an address last; empty if there is none. */
export async function readChangeToken(
  { server, post }: Pick<MailingServer, 'server' | 'post'>,
  to: string,
): Promise<string> {
  await server.drain()
  const email = post.delivered.findLast((one) => one.to[0] === to)
  return readLink(email?.message ?? '').searchParams.get('change') ?? ''
}

/** Moves an account to another address. */
export async function changeAddress(
  mailing: Pick<MailingServer, 'server' | 'post'>,
  person: Person,
  to: string,
): Promise<void> {
  expect((await askForAddress(person, to)).statusCode).toBe(200)
  expect((await confirmAddress(person, await readChangeToken(mailing, to))).statusCode).toBe(204)
}
