import { mkdtemp, open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLogger } from '#server/logger.ts'
import { openEmailTransport } from './email-transport.ts'

const EMAIL = { id: 'one', to: 'ada@example.com', subject: 'First', text: 'Hello', html: '<p>Hello</p>', stopUrl: null }

it('never changes an email in the outbox that somebody is reading', async () => {
  const outboxDir = await mkdtemp(join(tmpdir(), 'dictum-outbox-'))
  const settings = { smtpUrl: null, from: 'no-reply@example.com', outboxDir }
  const transport = openEmailTransport(settings, createLogger({ logLevel: 'silent' }))
  try {
    await transport.send(EMAIL)
    await using reader = await open(join(outboxDir, 'one.eml'))
    // A retry saves the email again.
    await transport.send({ ...EMAIL, subject: 'Second' })
    expect(await reader.readFile('utf8')).toContain('Subject: First')
    await using later = await open(join(outboxDir, 'one.eml'))
    expect(await later.readFile('utf8')).toContain('Subject: Second')
    expect(await readdir(outboxDir)).toEqual(['one.eml'])
  } finally {
    transport.close()
    await rm(outboxDir, { recursive: true })
  }
})
