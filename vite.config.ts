import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { createGrouping } from './scripts/chunk-groups.ts'
import { outdatedBrowserNotice } from './scripts/outdated-browser.ts'
import { collectFiles, preloadScreens } from './scripts/preload-screens.ts'
import { retryableImports } from './scripts/retryable-imports.ts'
import { LANGUAGES } from './src/shared/languages.ts'
import { AUDIO_EXTENSIONS } from './src/shared/limits.ts'

/** The scripts of `src/client/public` that pages load, which the build copies as they are. */
const PUBLIC_SCRIPTS = ['before-paint.js', 'after-paint.js', 'warm-up-formats.js']

/** Writes a `.br` and a `.gz` beside each text file of the build, so that the server need not compress each answer. */
function compressBuilt(): Plugin {
  return {
    name: 'compress-built',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg|wasm)$/.test(name))
      const texts = [...built, ...PUBLIC_SCRIPTS]
      await Promise.all(
        texts.map(async (name) => {
          const path = join(dir, name)
          const content = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
        }),
      )
    },
  }
}

/**
 * Adds `landing.en.html` and the other languages: the page with the prerendered landing page in it, which can be read
 * before any script has loaded. The server sends them to browsers without a session; the app then hydrates the content.
 */
function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') throw new Error('the build has no index.html')
        const { prerenderLanding: render } = await loadPrerender()
        for (const language of LANGUAGES) {
          const { body, title, description } = await render(language)
          // The app requests these first.
          const more = collectFiles(bundle, ['app/landing-page.tsx', `i18n/${language}/visitor-catalogue.ts`])
          const source = startAfterPaint(String(shell.source), more)
            .replace('<html lang="en">', `<html lang="${language}" data-landing data-no-banner>`)
            .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
            .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
            .replace(/<div id="root">[\s\S]*<\/div>\s*<\/body>/, () => `<div id="root">${body}</div></body>`)
          this.emitFile({ type: 'asset', fileName: `landing.${language}.html`, source })
        }
      },
    },
  }
}

/** Has public/after-paint.js load a page's scripts and further files, instead of the page itself. */
function startAfterPaint(page: string, more: readonly string[]): string {
  const tags = /\s*<(script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g
  const found = [...page.matchAll(tags)].map(([, tag = '', file = '']) => ({
    isScript: tag.startsWith('script'),
    file,
  }))
  // The last of several scripts is the app, which imports the others.
  const app = found.findLast(({ isScript }) => isScript)
  const parts = found.filter((each) => each !== app)
  const files = new Set([app, ...parts].map((each) => each?.file).concat(more))
  return page
    .replace(tags, '')
    .replace(
      '</head>',
      `  <script defer src="/after-paint.js" data-files="${[...files].join(' ')}"></script>\n  </head>`,
    )
}

interface Prerendered {
  body: string
  title: string
  description: string
}

/** Builds the prerenderer of the landing page for Node (src/client/app/prerender.tsx), and loads it. */
async function loadPrerender(): Promise<{ prerenderLanding: (language: string) => Promise<Prerendered> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'dictum-prerender-'))
  try {
    await build({
      configFile: false,
      root: 'src/client',
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      // A single file: the folder is gone by the time a separate chunk with texts would be loaded.
      build: {
        ssr: 'app/prerender.tsx',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    })
    return await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

// A global of the service worker, where a part of the settings below runs.
declare const caches: { match(path: string, options: { ignoreSearch: boolean }): Promise<Response | undefined> }

/**
 * Configures the service worker, which stores the whole app on the device, so that it opens and records without a
 * network. Pages still come from the server as long as it answers, and only otherwise from the device, so that nobody
 * stays on an old version. A new worker waits until the old one's pages are closed, since these need the files of the
 * old version, which the server no longer has. API calls never pass through it.
 */
function keepAppOnDevice() {
  return VitePWA({
    filename: 'service-worker.js',
    injectRegister: false,
    manifest: {
      id: '/',
      name: 'Dictum',
      short_name: 'Dictum',
      description: 'Speak for thirty seconds, and get a text you can trust and what follows from it.',
      start_url: '/',
      display: 'standalone',
      background_color: '#faf7f1',
      theme_color: '#faf7f1',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      // The system shows the name in no other language: a manifest has one.
      shortcuts: [{ name: 'Record', url: '/record' }],
      share_target: {
        action: '/received',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          files: [{ name: 'audio', accept: ['audio/*', 'video/webm', ...AUDIO_EXTENSIONS.map((one) => `.${one}`)] }],
        },
      },
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2,wasm}'],
      globIgnores: ['landing.*.html'],
      dontCacheBustURLsMatching: /^assets\//,
      inlineWorkboxRuntime: true,
      importScripts: ['notification-click.js', 'receive-files.js'],
      clientsClaim: true,
      // Both would answer page requests from the device before asking the server.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
          handler: 'NetworkFirst',
          options: {
            // Long enough for a server that answers, short enough for a user who wants to record.
            networkTimeoutSeconds: 4,
            plugins: [
              {
                // Only the complete stored version may replace an answer: a newer page alone would lack its files.
                cacheWillUpdate: async () => null,
                cachedResponseWillBeUsed: async () => caches.match('/index.html', { ignoreSearch: true }),
              },
            ],
          },
        },
      ],
    },
  })
}

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    outdatedBrowserNotice(),
    retryableImports(),
    prerenderLanding(),
    preloadScreens(),
    compressBuilt(),
    keepAppOnDevice(),
  ],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: createGrouping(fileURLToPath(new URL('src/client/', import.meta.url))),
              debugName: 'parts',
              // A part is complete by itself.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
