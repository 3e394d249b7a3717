import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Lays a `.br` and a `.gz` beside each text file that is built, for the server to send without compressing anew. */
function compressBuilt(): Plugin {
  return {
    name: 'compress-built',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg|wasm)$/.test(name))
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

/** What the frame around every screen is made of, and most screens are as well. */
const KIT =
  /client.ui.[a-z]+[\\/](?!menu|more-menu|select|slider|tabs|checkbox|switch|progress|text-|dialog|confirm)|lucide-react|@radix-ui.react-(?!menu|dropdown|select|slider|tabs|checkbox|switch|progress|roving|toast|dialog|focus|alert)|@floating-ui/

const LANGUAGES = ['en', 'es', 'fr'] as const

/**
 * Adds `landing.en.html` and its like: the page with the landing page in it, ready to be read before any script has
 * come. The server sends them to browsers without a session; the app then takes their place.
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
          const source = startAfterPaint(String(shell.source), findTexts(bundle, language))
            .replace('<html lang="en">', `<html lang="${language}" data-landing>`)
            .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
            .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + description)
            .replace(/<div id="root">[\s\S]*<\/div>\s*<\/body>/, () => `<div id="root">${body}</div></body>`)
          this.emitFile({ type: 'asset', fileName: `landing.${language}.html`, source })
        }
      },
    },
  }
}

/** The files with what visitors read in a language, which the app asks for first of all. */
function findTexts(bundle: Rolldown.OutputBundle, language: string): string[] {
  const module = `/i18n/${language}/visitor-catalogue.ts`
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const texts = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!texts) throw new Error(`the build has no file for ${module}`)
  return [texts.fileName, ...texts.imports].map((name) => `/${name}`)
}

/** The page with its scripts, and more files, fetched after its first paint (public/after-paint.js) instead of before. */
function startAfterPaint(page: string, more: readonly string[]): string {
  const tags = /\s*<(script type="module"|link rel="modulepreload")[^>]*? (?:src|href)="([^"]+)">(?:<\/script>)?/g
  const found = [...page.matchAll(tags)].map(([, tag = '', file = '']) => ({
    isScript: tag.startsWith('script'),
    file,
  }))
  // Of several scripts the last one is the app, and imports the others.
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

/** Builds what renders the landing page for Node (src/client/app/prerender.tsx), and loads it. */
async function loadPrerender(): Promise<{ prerenderLanding: (language: string) => Promise<Prerendered> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'dictum-prerender-'))
  try {
    await build({
      configFile: false,
      root: 'src/client',
      logLevel: 'warn',
      plugins: [react()],
      ssr: { noExternal: true },
      // One file: the folder is gone by the time a split one would be asked for its texts.
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

// Of the service worker, in which part of its settings below runs.
declare const caches: { match(path: string, options: { ignoreSearch: boolean }): Promise<Response | undefined> }

/**
 * The service worker: keeps the whole app on the device, so that it opens, and records, without a network.
 * A page is fetched from the server all the same as long as that answers, and only then from the device, so nobody is
 * held at an old version. A new worker waits until the pages of the old one are closed: those go on finding the old
 * version's files, which the server no longer has. Calls of the API never pass through it.
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
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2,wasm}'],
      globIgnores: ['landing.*.html'],
      dontCacheBustURLsMatching: /^assets\//,
      inlineWorkboxRuntime: true,
      importScripts: ['notification-click.js'],
      clientsClaim: true,
      // Both would answer for a page from the device before asking the server.
      navigateFallback: null,
      directoryIndex: null,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
          handler: 'NetworkFirst',
          options: {
            // Long for a server that answers, short for somebody who wants to speak.
            networkTimeoutSeconds: 4,
            plugins: [
              {
                // Nothing but the version kept whole stands in for the server: a newer page alone would lack its files.
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
  plugins: [react(), tailwindcss(), prerenderLanding(), compressBuilt(), keepAppOnDevice()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Few files instead of a hundred small ones, each of which is a question to the server: what every page needs in
        // one, and what most screens share in two more.
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 1 },
            { name: 'kit', test: KIT, minShareCount: 4 },
            { name: 'queries', test: /@tanstack.(query|react-query)|client.(lib|api)./, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
