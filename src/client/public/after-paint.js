// Starts the app on a prerendered page (vite.config.ts), but only after the text has been painted, so that scripts
// don't delay it on a slow connection. The app's files are fetched in parallel.
;(() => {
  const [app, ...parts] = document.currentScript.dataset.files.split(' ')
  const start = () => {
    for (const href of parts) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app }))
  }
  requestAnimationFrame(() => setTimeout(start))
})()
