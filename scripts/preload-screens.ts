import type { Plugin, Rolldown } from 'vite'
import { LANGUAGES, type Language } from '../src/shared/languages.ts'

/** The modules that the frame around every screen is loaded from, apart from its texts. */
const FRAME = ['app/routed-app.tsx', 'app/layout/app-layout.tsx']
/** What the frame needs as soon as there is room for it. */
const AFTER_FRAME = ['app/layout/work-under-way.tsx', 'app/layout/navigation-drawer.tsx']

/** What most opened addresses need besides: at once, and as soon as there is room for it. */
const SCREENS: ReadonlyArray<{
  path: string
  first: string[]
  later: string[]
  texts: string[]
  laterTexts?: string[]
}> = [
  {
    path: '^/$',
    first: ['app/screens/dashboard-screen.tsx'],
    later: ['app/screens/dashboard-panels.tsx'],
    texts: [],
    laterTexts: ['sharing-catalogue.ts'],
  },
  {
    path: '^/notes/[\\w-]+$',
    first: ['features/note/components/note-screen.tsx'],
    later: [],
    texts: ['sharing-catalogue.ts'],
  },
  {
    path: '^/follow-ups$',
    first: ['features/follow-ups/components/follow-ups-screen.tsx'],
    later: [],
    texts: ['sharing-catalogue.ts'],
  },
  {
    path: '^/notes$',
    first: ['features/notes/components/notes-screen.tsx'],
    later: [],
    texts: [],
  },
]

/** The files of one address, by their places in `files`. */
interface PreloadedScreen {
  path: string
  first: number[]
  later: number[]
  texts: Record<Language, number[]>
  laterTexts: Record<Language, number[]>
}

/** What `public/before-paint.js` reads from its `data-preload`. */
export interface PreloadList {
  files: string[]
  screens: PreloadedScreen[]
}

/**
 * Lists in `index.html` the files that each of the most opened screens needs, so that `public/before-paint.js` requests
 * them all at once. Otherwise the browser would learn of each only from the file that imports it, one round trip after
 * the other.
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
        const source = String(page.source)
        const list = JSON.stringify(listFiles(bundle, source)).replaceAll('&', '&amp;').replaceAll("'", '&#39;')
        const marked = source.replace('src="/before-paint.js"', () => `src="/before-paint.js" data-preload='${list}'`)
        if (marked === source) throw new Error('index.html does not load before-paint.js')
        page.source = marked
      },
    },
  }
}

function listFiles(bundle: Rolldown.OutputBundle, page: string): PreloadList {
  const files: string[] = []
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file)
    return files.indexOf(file)
  }
  /** The places of all files that modules need, without those that the page names itself. */
  const filesOf = (modules: readonly string[], without: readonly string[] = []) =>
    collectFiles(bundle, modules)
      .filter((file) => !page.includes(file) && !without.includes(file))
      .map(placeOf)
  const inLanguages = (namesOf: readonly string[]) => {
    const textsIn = (language: Language) => filesOf(namesOf.map((name) => `i18n/${language}/${name}`))
    return Object.fromEntries(LANGUAGES.map((language) => [language, textsIn(language)])) as Record<Language, number[]>
  }
  const screens = SCREENS.map(({ path, first, later, texts, laterTexts = [] }): PreloadedScreen => {
    const needed = [...FRAME, ...first]
    return {
      path,
      first: filesOf(needed),
      later: filesOf([...later, ...AFTER_FRAME], collectFiles(bundle, needed)),
      texts: inLanguages(['visitor-catalogue.ts', 'catalogue.ts', ...texts]),
      laterTexts: inLanguages(laterTexts),
    }
  })
  return { files, screens }
}

/** Returns the files of modules and of all that they import statically. */
function collectFiles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (fileName: string) => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || found.has(`/${fileName}`)) return
    found.add(`/${fileName}`)
    for (const imported of file.imports) visit(imported)
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
    if (!chunk) throw new Error(`the build has no file for ${module}`)
    visit(chunk.fileName)
  }
  return [...found]
}
