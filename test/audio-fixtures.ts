import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Returns the path of a small recording made for the tests. */
export function fixturePath(name: string): string {
  return fileURLToPath(new URL(`./fixtures/audio/${name}`, import.meta.url))
}

export function readFixture(name: string): Promise<Buffer> {
  return readFile(fixturePath(name))
}
