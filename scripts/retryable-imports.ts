import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Vite's module with the function that each dynamic import of the build calls. It is not part of Vite's public API. */
const VITE_HELPER = '\0vite/preload-helper.js'
const OWN_HELPER = fileURLToPath(new URL('../src/client/lib/browser/import-code.ts', import.meta.url))
/** The folder from which the server serves the build. */
const BASE = '/'

/**
 * Makes imports that failed because of the network work when they are tried again, in all browsers: each dynamic import
 * of the build first requests all its files, see `importCode`. Vite would import a file that can't be loaded.
 */
export function retryableImports(): Plugin {
  return {
    name: 'retryable-imports',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    config: () => ({
      build: {
        // Vite lists no files for a module that imports nothing.
        modulePreload: { resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
      },
    }),
    load(id) {
      if (id !== VITE_HELPER) return null
      return `import { importCode } from ${JSON.stringify(OWN_HELPER)}
export const __vitePreload = (load, files = []) => importCode(load, files.map((file) => ${JSON.stringify(BASE)} + file))`
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      if (!modules.includes(OWN_HELPER)) throw new Error('no dynamic import of the build uses import-code.ts')
    },
  }
}
