import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

interface Bill {
  bomFormat: string
  components: Array<{ purl: string }>
}
interface Package {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

it('lists every package that Dictum runs on with its version, and none that only tests need', async () => {
  const { stdout } = await run(process.execPath, [at('launch.mjs'), 'sbom'], { maxBuffer: 2 ** 26 })
  const bill = JSON.parse(stdout) as Bill
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)))
  const { dependencies, devDependencies } = JSON.parse(readFileSync(at('../package.json'), 'utf8')) as Package
  const exact = Object.entries(dependencies).filter(([, version]) => /^\d/.test(version))
  expect(exact.length).toBeGreaterThan(50)
  expect(exact.map(([name, version]) => `pkg:npm/${name}@${version}`).filter((purl) => !listed.has(purl))).toEqual([])
  expect(listed).not.toContain(`pkg:npm/knip@${devDependencies.knip}`)
})
