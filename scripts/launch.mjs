// Plain JavaScript on purpose: this file must run on Node 20, to find the project's own Node 24 (npm puts it first on
// the path, but not where install scripts were disabled) and hand over to it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { fileURLToPath } from 'node:url'

const WANTED_MAJOR = 24
// Beside the installed packages, so that only their owner can write to it. The processes that the server starts use it too.
const CACHE_FOLDER = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
const [command, ...rest] = process.argv.slice(2)
const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
const preloaded = new URL('./import-drizzle-fast.ts', import.meta.url).href

if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) {
  process.argv.splice(1, 2, script)
  module.enableCompileCache(CACHE_FOLDER)
  await import(preloaded)
  await import(script)
} else {
  const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
  if (!existsSync(own)) {
    process.stderr.write(`Dictum needs Node ${WANTED_MAJOR}: run npm ci with install scripts allowed, or install it.\n`)
    process.exit(1)
  }
  const env = { NODE_COMPILE_CACHE: CACHE_FOLDER, ...process.env }
  const child = spawn(own, [...process.execArgv, '--import', preloaded, script, ...rest], { stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
