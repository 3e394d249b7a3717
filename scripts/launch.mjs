// Plain JavaScript on purpose: this file must run on Node 20, to find the project's own Node 24 (npm puts it first on
// the path, but not where install scripts were switched off) and hand over to it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const [command, ...rest] = process.argv.slice(2)
const script = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
const wantedMajor = 24

if (Number(process.versions.node.split('.')[0]) >= wantedMajor) {
  process.argv.splice(1, 2, script)
  await import(script)
} else {
  const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url))
  if (!existsSync(own)) {
    process.stderr.write(
      `Dictum needs Node ${wantedMajor}; run npm ci first (it brings its own), or install Node ${wantedMajor}.\n`,
    )
    process.exit(1)
  }
  const result = spawnSync(own, [script, ...rest], { stdio: 'inherit' })
  process.exit(result.status ?? 1)
}
