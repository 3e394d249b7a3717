declare global {
  interface Window {
    /** Files that `public/before-paint.js` has requested, by path. Each resolves with whether the file has arrived. */
    earlyFiles?: Record<string, Promise<boolean>>
  }
}

/** The paths of files that the browser has, at first those that the page itself names. */
const present = new Set(
  [...document.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src')),
)
/** Files that are being requested, by path. */
const requested = new Map<string, Promise<void>>()

/**
 * Imports code of the app once all of its files have arrived. Until 2026 browsers remembered a module or a preload that
 * failed, and failed again without another request until the page was reloaded
 * (https://github.com/whatwg/html/issues/6768). Files that are fetched first may fail as often as they like.
 * @param load imports the module
 * @param files the paths of the module's file, of all that it imports statically, and of their style sheets
 * @throws the failure, after a `vite:preloadError` event with it as `payload`
 */
export async function importCode<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    await Promise.all(files.map(loadFile))
    return await load()
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }))
    throw error
  }
}

async function loadFile(path: string): Promise<void> {
  if (present.has(path)) return
  const request = requested.get(path) ?? requestFile(path).finally(() => requested.delete(path))
  requested.set(path, request)
  await request
  present.add(path)
}

async function requestFile(path: string): Promise<void> {
  if (path.endsWith('.css')) return loadStyleSheet(path)
  if (await window.earlyFiles?.[path]) return
  const response = await fetch(path)
  if (!response.ok) throw new Error(`Failed to load ${path} (${response.status})`)
  // Only a file that was read to its end is in the browser's cache.
  await response.arrayBuffer()
}

function loadStyleSheet(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      crossOrigin: 'anonymous',
      href: path,
      onload: () => resolve(),
      onerror: () => {
        link.remove()
        reject(new Error(`Failed to load ${path}`))
      },
    })
    document.head.append(link)
  })
}
