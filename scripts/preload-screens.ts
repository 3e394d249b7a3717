import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../src/shared/languages.ts'

/** The modules from which the frame around every screen is loaded, apart from its texts. */
const FRAME = ['app/routed-app.tsx', 'app/layout/app-layout.tsx']
/**
 * The additional modules that the most frequently opened addresses need for their first paint. The rest of a screen is
 * loaded later (src/client/ui/deferred).
 */
const SCREENS: ReadonlyArray<{
  path: string
  first: string[]
  texts: string[]
  /** The API calls whose data is needed for the first paint; `$1` stands for the first group of the path. */
  data?: string[]
  /** Further calls, needed only if the first of `data` answers with a note that is ready and has its recording. */
  whenReady?: string[]
}> = [
  {
    path: '^/$',
    first: ['app/screens/dashboard-screen.tsx'],
    texts: [],
  },
  {
    path: '^/notes/([\\w-]+)$',
    first: ['features/note/components/note-screen.tsx'],
    texts: ['sharing-catalogue.ts'],
    // The same calls as in app/prefetch.ts.
    data: ['/api/voice-notes/$1', '/api/voice-notes/$1/transcript'],
    whenReady: ['/api/voice-notes/$1/analysis', '/api/speech/status'],
  },
  {
    path: '^/follow-ups$',
    first: ['features/follow-ups/components/follow-ups-screen.tsx'],
    texts: ['sharing-catalogue.ts'],
  },
  {
    path: '^/notes$',
    first: ['features/notes/components/notes-screen.tsx'],
    texts: ['sharing-catalogue.ts'],
  },
]

/** A link that preloads a typeface, if the script decides to. */
const FONT_LINK = /\s*<link\s[^>]*\bas="font"[^>]*\bhref="([^"]+)"[^>]*>/g

/** The files of one address, by their index in `files`. */
interface PreloadedScreen {
  path: string
  first: number[]
  texts: Record<Language, number[]>
  data: string[]
  whenReady: string[]
}

/** The data that `public/before-paint.js` reads from its `data-preload`. */
export interface PreloadList {
  /** The typefaces. */
  fonts: string[]
  files: string[]
  screens: PreloadedScreen[]
}

/**
 * Lists in `index.html` the files that each of the most frequently opened screens needs, so that
 * `public/before-paint.js` requests them all at once. Otherwise the browser would learn of each file only from the file
 * that imports it, one round trip after the other.
 */
export function preloadScreens(): Plugin {
  return {
    name: 'preload-screens',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('the build has no index.html')
        const fonts: string[] = []
        const source = String(page.source).replace(FONT_LINK, (_link, href: string) => {
          fonts.push(href)
          return ''
        })
        const list = JSON.stringify({ fonts, ...listFiles(bundle, source) })
          .replaceAll('&', '&amp;')
          .replaceAll("'", '&#39;')
        const marked = source.replace('src="/before-paint.js"', () => `src="/before-paint.js" data-preload='${list}'`)
        if (marked === source) throw new Error('index.html does not load before-paint.js')
        page.source = marked
      },
    },
  }
}

function listFiles(bundle: Rolldown.OutputBundle, page: string): Omit<PreloadList, 'fonts'> {
  const files: string[] = []
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  /** Returns the indexes of all files that modules need, except those that the page itself names. */
  const filesOf = (modules: readonly string[]) =>
    collectFiles(bundle, modules)
      .filter((file) => !page.includes(file))
      .map(placeOf)
  const inLanguages = (namesOf: readonly string[]) => {
    const textsIn = (language: Language) => filesOf(namesOf.map((name) => `i18n/${language}/${name}`))
    return Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<Language, number[]>
  }
  const screens = SCREENS.map(
    ({ path, first, texts, data = [], whenReady = [] }): PreloadedScreen => ({
      path,
      first: filesOf([...FRAME, ...first]),
      texts: inLanguages(['visitor-catalogue.ts', 'catalogue.ts', ...texts]),
      data,
      whenReady,
    }),
  )
  return { files, screens }
}

/** Returns the files of modules and of everything that they import statically. */
export function collectFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (fileName: string) => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || found.has(`/${fileName}`)) return
    found.add(`/${fileName}`)
    for (const imported of file.imports) visit(imported)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const module of modules) {
    // The bundler may add a file of one line, which is the one imported, in front of a file with several modules.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`the build has no file for ${module}`)
    visit(chunk.fileName)
  }
  return [...found]
}
