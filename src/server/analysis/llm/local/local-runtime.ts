import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The packages of node-llama-cpp that bring its native code, by platform and processor. */
const BINARIES: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

/** Returns whether this machine can run language models: the library's native code is there for it. */
export function hasLocalRuntime(): boolean {
  const binary = BINARIES[`${process.platform}-${process.arch}`]
  const folders = createRequire(import.meta.url).resolve.paths('node-llama-cpp') ?? []
  return folders.some(
    (folder) =>
      binary !== undefined &&
      existsSync(join(folder, 'node-llama-cpp')) &&
      existsSync(join(folder, '@node-llama-cpp', binary)),
  )
}
