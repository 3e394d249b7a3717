/** Regenerates the app's icons from the logo: `node scripts/make-icons.ts`. Draws them in the tests' Chromium. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from './system-packages.ts'

const PUBLIC = fileURLToPath(new URL('../src/client/public', import.meta.url))
const logo = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8')

/** `plain` has the logo's own corners. The system crops the other icons, so their background fills the square. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 1, plain: true },
  { name: 'icon-512', size: 512, mark: 1, plain: true },
  { name: 'icon-maskable-512', size: 512, mark: 0.72, plain: false },
  { name: 'apple-touch-icon', size: 180, mark: 0.86, plain: false },
]

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const page = await browser.newPage()
mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const { name, size, mark, plain } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  const ground = plain ? 'transparent' : '#0f5c59'
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${mark * 100}vw}</style>${logo}`,
  )
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true })
}
await browser.close()
