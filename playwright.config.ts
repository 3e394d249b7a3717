import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { MICROPHONE_ARGUMENTS } from './e2e/support/chromium.ts'
import { findChromium } from './scripts/system-packages.ts'

const executablePath = findChromium()

// What each server that a journey starts would compile anew.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'dictum-test-compile-cache')

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/build-client.ts',
  // Each journey has a person of its own, so that those of a file need not run on one worker.
  fullyParallel: true,
  // On two cores: many journeys wait for a recording, which is spoken in real time, or for another process.
  workers: 3,
  retries: 0,
  // No journey is about time: on a machine that is busy with other things each may take several times as long.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // It would answer in the server's place; its own tests let it work.
    serviceWorkers: 'block',
    timezoneId: 'Europe/Madrid',
    // Nothing need be waited for while it appears or vanishes, but where a journey is about just that.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // It slows every page down: `--trace on` asks for it.
    trace: 'off',
    // The same for all: a worker ends its browser and its server where a journey wants other ones.
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: MICROPHONE_ARGUMENTS },
  },
})
