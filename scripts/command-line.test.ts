import { type ExecFileException, execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)
const LAUNCH = fileURLToPath(new URL('launch.mjs', import.meta.url))
const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>
}
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const script = /launch\.mjs (\S+)$/.exec(line)?.[1]
  return script === undefined ? [] : [{ name, script }]
})

/** Runs a command as an operator would. */
function command(script: string, argument: string) {
  const env = { ...process.env, npm_lifecycle_event: '' }
  return run(process.execPath, [LAUNCH, script, argument], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: ExecFileException) => ({ code, stdout, stderr }),
  )
}

describe.each(commands)('npm run $name', ({ name, script }) => {
  it('shows its usage on request', async () => {
    const { code, stdout, stderr } = await command(script, '--help')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^npm (run )?(--silent )?${name}\\b`))
  })

  it('refuses an unknown option in one line', async () => {
    const { code, stdout, stderr } = await command(script, '--no-such-option')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toBe("Unknown option '--no-such-option'; --help shows what there is.\n")
  })
})
