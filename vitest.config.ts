import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    reporters: ['default'],
    // On two cores: some files wait for other processes most of the time, and leave the cores to the others.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Files of a project share worker processes, in which the application is loaded once and has become fast.
    isolate: false,
    setupFiles: ['test/restore-globals.ts'],
    // What each worker and each server started by a test would compile anew.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'dictum-test-compile-cache') },
    // No test is about time: on a machine that is busy with other things each may take several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', 'src/client/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.ts'],
          // Stores are modules, and begin anew in each file.
          setupFiles: ['test/restore-globals.ts', 'test/reset-modules.ts'],
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
