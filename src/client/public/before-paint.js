// Runs before the first paint.
;(() => {
  // The page must not flash in the other theme before the chosen one. The key is from lib/browser/theme.ts.
  const theme = localStorage.getItem('dictum.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // The prerendered landing page may be in another language than the one chosen in this browser, or the user may be
  // signed in. It is then hidden until the app decides. The keys are from i18n/choose-language.ts and
  // lib/session/cached-user.ts.
  const { lang, dataset } = document.documentElement
  const chosen = localStorage.getItem('i18nextLng')
  const otherLanguage = chosen !== null && chosen.split('-')[0].toLowerCase() !== lang
  if ('landing' in dataset && (otherLanguage || localStorage.getItem('dictum.user') !== null)) dataset.unsure = ''

  /** The languages that the user may want, best first. */
  const wanted = [chosen, ...navigator.languages].map((tag) => tag?.split('-')[0].toLowerCase())

  // Some of what the app uses came to browsers last, in the spring of 2024 (scripts/outdated-browser.ts).
  const isOutdated = !(Promise.withResolvers && Map.groupBy && AbortSignal.any && URL.canParse && Intl.Segmenter)
  if (isOutdated) {
    document.addEventListener('DOMContentLoaded', () => {
      const notices = [...document.querySelectorAll('[data-outdated-browser]')]
      const notice = wanted.map((tag) => notices.find(({ lang }) => lang === tag)).find(Boolean) ?? notices[0]
      if (notice) notice.hidden = false
    })
  }

  // The prerendered question about cookies. The key is from lib/browser/cookie-consent.ts.
  if (!localStorage.getItem('cookie-consent')) delete dataset.noBanner

  // Requests at once the files that the first screen of a signed-in user needs (scripts/preload-screens.ts), so that they
  // are not found one after the other. The priority is low, because the files named by the page itself are needed for the
  // first paint.
  const { preload } = document.currentScript.dataset
  if (preload) {
    const { fonts, files, screens } = JSON.parse(preload)
    const request = (link) => document.head.append(Object.assign(document.createElement('link'), link))
    const isUser = localStorage.getItem('dictum.user') !== null
    // On a user's first visit, the scripts come first, and the text is shown in one of the device's typefaces until the
    // fonts arrive (app/load-late-font.ts). Later the service worker has all files.
    const { serviceWorker } = navigator
    if (!isUser || serviceWorker?.controller) {
      for (const href of fonts) {
        request({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href })
      }
    } else if (serviceWorker) dataset.fontLater = ''
    // The first request asks who is signed in (lib/session/session-store.ts).
    const ask = (href) => request({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
    if (isUser) ask('/api/user')
    if (isUser) new Worker('/warm-up-formats.js')
    const screen = isUser && screens.find(({ path }) => new RegExp(path).test(location.pathname))
    if (screen) {
      const language = wanted.find((tag) => tag in screen.texts) ?? 'en'
      const { path, first, texts, data, whenReady } = screen
      // Not links that preload them: a file that failed could not be loaded again (lib/browser/import-code.ts).
      const fetchFile = async (path) => {
        const file = await fetch(path, { priority: 'low' })
        await file.arrayBuffer()
        return file.ok
      }
      window.earlyFiles = {}
      for (const place of [...first, ...texts[language]]) {
        const path = files[place]
        window.earlyFiles[path] = fetchFile(path).catch(() => false)
      }
      // Otherwise each request would be sent only after the answer to the previous one, and after the code.
      const [, id] = new RegExp(path).exec(location.pathname)
      const [note, ...others] = data.map((address) => address.replace('$1', id))
      if (note) {
        // The next requests depend on this answer, which is kept for the app (api/early-answer.ts).
        const answer = fetch(note, { headers: { Accept: 'application/json', 'Accept-Language': language } })
        window.earlyAnswer = { url: note, answer }
        const askForMore = ({ status, speechFound, audioDeleted }) => {
          if (status !== 'ready' || speechFound === false || audioDeleted) return
          for (const address of whenReady) ask(address.replace('$1', id))
        }
        // The app deals with a failure.
        answer.then((copy) => copy.ok && copy.clone().json()).then(askForMore, () => undefined)
      }
      for (const address of others) ask(address)
    }
  }

  // Remembers the buttons pressed and the choices made before the app is running, which then repeats them
  // (app/replay-early-click.ts).
  const isOnlyRead = () => 'landing' in dataset && !('started' in dataset)
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('button')?.id
    if (!id || !isOnlyRead()) return
    // An answer about cookies holds even if another page is opened before the app is running.
    const answer = { 'accept-cookies': 'accepted', 'reject-cookies': 'rejected' }[id]
    if (answer) {
      localStorage.setItem('cookie-consent', answer)
      dataset.noBanner = ''
    } else dataset.pressed = dataset.pressed ? `${dataset.pressed} ${id}` : id
  })
  document.addEventListener('change', ({ target }) => {
    if (isOnlyRead() && target instanceof HTMLSelectElement) dataset[`chosen_${target.id}`] = target.value
  })
})()
