import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGUMENTS } from './e2e/support/chromium.ts'
import { findHeadlessChromium } from './scripts/system-packages.ts'
import { LongestFirst } from './test/longest-first.ts'

const executablePath = findHeadlessChromium()

// Otherwise each worker, and each server and child process started by a test, would compile the code again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'dictum-test-compile-cache')

export default defineConfig({
  test: {
    reporters: ['default'],
    // For two cores: some files wait for other processes most of the time and leave the cores to the others.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Files of a project share worker processes, so that the application is loaded and optimised only once.
    isolate: false,
    setupFiles: ['test/restore-globals.ts'],
    execArgv: ['--import', new URL('scripts/import-drizzle-fast.ts', import.meta.url).href],
    // No test measures time: on a busy machine each may take several times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts', 'training/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'src/client/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.ts'],
          // Stores are modules, so each file gets fresh ones.
          setupFiles: ['test/restore-globals.ts', 'test/reset-modules.ts'],
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: {
          name: 'components',
          include: ['src/client/**/*.browser.test.tsx'],
          setupFiles: ['src/client/testing/fail-on-page-errors.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // On a busy machine, a page with all of the app takes longer than the default of a minute to load.
            connectTimeout: 600_000,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_ARGUMENTS },
              contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Madrid' },
            }),
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src/**/*.db.test.ts'],
          globalSetup: ['test/database/global-setup.ts'],
        },
      },
    ],
  },
})
