// Starts the app on a page that can be read without it (vite.config.ts): only once the text is there to be read, so
// that scripts don't come before it on a slow line. The files that the app is made of are fetched side by side.
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
