import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError, damaged } from './backup-error.ts'

/** The first bytes of each file that age has encrypted. No file that is only compressed begins with them. */
const AGE_HEAD = Buffer.from('age-encryption.org/')
/** Minimum length of a password, in characters. */
const MIN_LENGTH = 8

/** Encrypts a stream with a passphrase, in the format of age (https://age-encryption.org). */
export async function* encrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  yield* await encrypter.encrypt(toWeb(source))
}

/**
 * Passes on unencrypted data, and decrypts encrypted data.
 * @throws BackupError if the passphrase is missing or wrong, or the stream was cut or changed
 */
export async function* decryptIfNeeded(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | null,
): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < AGE_HEAD.length) {
    const next = await chunks.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  const whole = startWith(head, chunks)
  if (!head.subarray(0, AGE_HEAD.length).equals(AGE_HEAD)) return yield* whole
  if (passphrase === null) {
    throw new BackupError('The backup is encrypted: give its passphrase by --passphrase-file or BACKUP_PASSPHRASE.')
  }
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const decrypted = await decrypter.decrypt(toWeb(whole)).catch((cause: unknown) => {
    if (cause instanceof Error && /no identity matched/.test(cause.message)) {
      throw new BackupError('The passphrase is wrong: the backup was encrypted with another one.', { cause })
    }
    throw damaged('its encryption has been cut or changed', cause)
  })
  try {
    yield* decrypted
  } catch (cause) {
    throw damaged('its encryption has been cut or changed', cause)
  }
}

async function* startWith(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function toWeb(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>
}

/**
 * Returns the passphrase: the first line of a file, or else the one configured.
 * @throws BackupError if it is too short to protect anything
 */
export async function readPassphrase(path: string | undefined, configured: string | undefined): Promise<string | null> {
  if (path === undefined && !configured) return null
  const text = path === undefined ? configured : (await readFile(path, 'utf8')).split(/\r?\n/, 1)[0]
  if (!text || text.length < MIN_LENGTH) {
    throw new BackupError(`The passphrase has fewer than ${MIN_LENGTH} characters.`)
  }
  return text
}
