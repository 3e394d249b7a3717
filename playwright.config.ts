import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { JOURNEY_ARGUMENTS } from './e2e/support/chromium.ts'
import { findHeadlessChromium } from './scripts/system-packages.ts'

const executablePath = findHeadlessChromium()

// Otherwise each server that a journey starts would compile the code again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'dictum-test-compile-cache')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // Each journey has its own user, so journeys of one file may run on different workers.
  fullyParallel: true,
  // For two cores: many journeys wait for a recording, which plays in real time, or for another process.
  workers: 3,
  retries: 0,
  // No journey measures time: on a busy machine each may take several times as long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // A service worker would answer instead of the server; its own tests allow it.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
    // Journeys need not wait for animations, except where they test these.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces slow every page down; `--trace on` enables them.
    trace: 'off',
    // The same for all journeys: a worker restarts its browser and its server for a journey with other options.
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: JOURNEY_ARGUMENTS },
  },
})
