// Starts the app on a prerendered page (vite.config.ts): at the first sign that the user wants more than to read, or after a
// while. Its files are fetched once the text has been painted, so that they don't delay it on a slow connection.
;(() => {
  /** Minimum age of the page before the app starts without a sign of the user, in milliseconds. */
  const LONGEST_WAIT_MS = 5000
  /**
   * Time after the first paint at which the app starts in any case, in milliseconds. A busy browser may never report that
   * it is idle, and one that waits for an image never that the page is complete.
   */
  const LATEST_START_MS = 15_000
  /** Controls that only work with the app. Links don't need it. */
  const CONTROLS = 'button, select'

  const [app, ...parts] = document.currentScript.dataset.files.split(' ')
  const { dataset } = document.documentElement
  const started = new AbortController()
  const { signal } = started

  const start = () => {
    if (signal.aborted) return
    started.abort()
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app }))
  }
  const fetchFiles = () => {
    // Not links that preload them: a file that failed could not be loaded again (lib/browser/import-code.ts).
    for (const file of [app, ...parts]) {
      fetch(file)
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined)
    }
  }
  const startAtControl = ({ target }) => target instanceof Element && target.closest(CONTROLS) && start()
  const startWhenIdle = () => {
    const whenIdle = window.requestIdleCallback ?? setTimeout
    setTimeout(() => whenIdle(start), LONGEST_WAIT_MS)
  }

  for (const type of ['pointerover', 'pointerdown', 'click', 'change']) {
    document.addEventListener(type, startAtControl, { signal, passive: true })
  }
  for (const type of ['keydown', 'focusin']) document.addEventListener(type, start, { signal })
  // The browser may restore the page from before somebody signed in.
  window.addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal })

  requestAnimationFrame(() =>
    setTimeout(() => {
      fetchFiles()
      setTimeout(start, LATEST_START_MS)
      // Before this script ran, the user may have done something (before-paint.js) or focused a control. A hidden page waits
      // for the app, and a page view is counted if the visitor has agreed to it. The key is from
      // lib/browser/cookie-consent.ts.
      const isUsed = 'pressed' in dataset || Object.keys(dataset).some((name) => name.startsWith('chosen_'))
      const isFocused = document.activeElement !== document.body
      const isCounted = localStorage.getItem('cookie-consent') === 'accepted'
      if ('unsure' in dataset || isUsed || isFocused || isCounted) start()
      else if (document.readyState === 'complete') startWhenIdle()
      else window.addEventListener('load', startWhenIdle, { once: true, signal })
    }),
  )
})()
