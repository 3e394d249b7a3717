import type { Rolldown } from 'vite'

/** Parts of the app, by the modules from which each is loaded. The modules that these import belong to the part too. */
const PARTS = {
  start: ['app/main.tsx'],
  landing: ['app/landing-page.tsx'],
  sharedPage: ['app/shared-page.tsx'],
  frame: ['app/routed-app.tsx', 'app/layout/app-layout.tsx'],
  today: ['app/screens/dashboard-screen.tsx'],
  note: ['features/note/components/note-screen.tsx'],
  todayLater: [
    'features/dashboard/components/waiting-questions.tsx',
    'features/uploads/components/upload-panel.tsx',
    'features/notes/components/recent-notes.tsx',
    'stats/stat-cards.tsx',
  ],
  noteLater: [
    'features/note/components/detected-items.tsx',
    'features/note/components/note-text.tsx',
    'features/note/components/note-dock.tsx',
    'features/note/components/export-menu.tsx',
  ],
  items: ['features/dashboard/components/follow-ups-and-events.tsx'],
  recorder: [
    'features/recorder/components/recorder-stage.tsx',
    'features/recorder/components/microphone-help.tsx',
    'features/recorder/components/leftover-list.tsx',
    'features/recorder/components/cannot-keep-line.tsx',
  ],
  device: [
    'app/layout/work-under-way.tsx',
    'app/layout/navigation-drawer.tsx',
    'app/layout/frame-lines.tsx',
    'features/notifications/components/notification-bell.tsx',
  ],
  otherScreens: [
    'features/notes/components/notes-screen.tsx',
    'features/follow-ups/components/follow-ups-screen.tsx',
    'features/events/components/events-screen.tsx',
    'features/analytics/components/analytics-screen.tsx',
  ],
} as const

type Part = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as Part[]

/** Modules that menus and windows need, none of which is open when a screen is painted. */
const OVERLAYS = new RegExp(
  [
    '@floating-ui',
    '@radix-ui.react-(?!toast|switch|slider|tabs)',
    'radix-ui.dist',
    'react-remove-scroll',
    'aria-hidden',
    'use-sidecar',
    'react-style-singleton',
    'use-callback-ref',
    'get-nonce',
    'ui.overlays.(?:menu|more-menu|dialog|confirm-dialog-window|use-return-focus|use-escape-under-toast|window-classes)\\.',
    'tslib',
  ].join('|'),
)

const SMALL =
  /lucide-react|client.ui.(?:buttons|feedback)|offer-undo|label-with|note-moment|send-text|save-file|upgrade-prompt|client.api.(?:notes|items|system)/

function isSmallAndShared(isIn: (part: Part) => boolean, id: string): boolean {
  return SMALL.test(id) && !isIn('sharedPage') && PART_NAMES.filter(isIn).length > 1
}

/** The files of the build, with conditions on modules. A module goes into the first group whose condition holds. */
const GROUPS: ReadonlyArray<[name: string, holds: (isIn: (part: Part) => boolean, id: string) => boolean]> = [
  ['app', (isIn, id) => isIn('start') || /modulepreload-polyfill/.test(id)],
  // Modules that the landing page shares with users' screens. Neither should load the other.
  ['app', (isIn, id) => isIn('landing') && (PART_NAMES.filter(isIn).length > 1 || /layout.legal-links/.test(id))],
  ['landing', (isIn) => isIn('landing')],
  ['overlays', (isIn, id) => OVERLAYS.test(id) && !isIn('frame')],
  // Windows and menus need these, but so do other parts.
  ['kit', (_isIn, id) => /icons.(?:ellipsis|x)\./.test(id)],
  [
    'kit',
    (isIn, id) =>
      isIn('sharedPage') && (isIn('frame') || isIn('today') || /i18n.(?:use-format|format-planned|separator)/.test(id)),
  ],
  ['frame', (isIn) => isIn('frame') || (isIn('today') && isIn('note'))],
  // Small modules used by several parts, which should not have to load one another for them.
  ['frame', (isIn, id) => isSmallAndShared(isIn, id) && (isIn('today') || isIn('note'))],
  ['small', isSmallAndShared],
  // What a note needs of the player before it shows one.
  ['player-state', (isIn) => isIn('sharedPage') && isIn('note')],
  ['player', (isIn) => isIn('sharedPage') && isIn('noteLater')],
  ['today', (isIn) => isIn('today')],
  ['recorder', (isIn) => isIn('recorder')],
  ['note', (isIn) => isIn('note')],
  ['items', (isIn, id) => isIn('items') || (/client.follow-ups/.test(id) && (isIn('todayLater') || isIn('noteLater')))],
  [
    'rows',
    (isIn) =>
      (isIn('todayLater') || isIn('noteLater')) &&
      ((isIn('todayLater') && isIn('noteLater')) || isIn('otherScreens') || isIn('device')),
  ],
  ['today-later', (isIn) => isIn('todayLater')],
  ['note-later', (isIn) => isIn('noteLater')],
  ['device', (isIn) => isIn('device')],
]

/**
 * The texts of a language are in three files: those for visitors, those that users see first, and those of most
 * screens.
 */
const TEXTS: ReadonlyArray<[name: string, catalogue: string]> = [
  ['visitor-texts', 'visitor-catalogue.ts'],
  ['texts', 'catalogue.ts'],
  ['more-texts', 'sharing-catalogue.ts'],
]

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/**
 * Returns the file of the build for each module, so that modules that are always loaded together are in one file. By
 * default, the bundler makes a file for each set of modules that the same screens share: a hundred files, each of which
 * costs a request and processor time.
 * @param root the folder of the client's sources, with a trailing slash
 */
export function createGrouping(root: string): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  const closures = new Map<string, Set<string>>()
  const closureOf = (modules: readonly string[], graph: ModuleGraph) => {
    const key = modules.join()
    const known = closures.get(key)
    if (known) return known
    const found = collectImports(
      modules.map((module) => root + module),
      graph,
    )
    closures.set(key, found)
    return found
  }
  return (id, graph) => {
    const language = /[\\/]i18n[\\/](en|es|fr)[\\/]/.exec(id)?.[1]
    if (language) {
      const text = TEXTS.find(([, name]) => closureOf([`i18n/${language}/${name}`], graph).has(id))
      return text ? `${text[0]}-${language}` : null
    }
    const isIn = (part: Part) => closureOf(PARTS[part], graph).has(id)
    return GROUPS.find(([, holds]) => holds(isIn, id))?.[0] ?? null
  }
}

/** Returns modules and everything that they import statically. */
function collectImports(modules: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    // It imports the whole library, of which each module uses only a part.
    if (/radix-ui[\\/]dist/.test(id)) return
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const module of modules) {
    if (!graph.getModuleInfo(module)) throw new Error(`the build has no module ${module}`)
    visit(module)
  }
  return found
}
