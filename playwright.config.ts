import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './e2e/support/chromium.ts'
import { findChromium } from './scripts/system-packages.ts'

export const executablePath = findChromium()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // No journey is about time: on a machine that is busy with other things each may take several times as long.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // It would answer in the server's place; its own tests let it work.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // It slows every page down: `--trace on` asks for it.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: CHROMIUM_ARGUMENTS,
    },
  },
})
