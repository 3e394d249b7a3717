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
  // A button pressed, or a choice made, before the app is there is done for its reader once it is (app/press-again.ts).
  const { dataset } = document.documentElement
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('button')?.id
    if (id && dataset.started === undefined) dataset.pressed = id
  })
  document.addEventListener('change', ({ target }) => {
    if (dataset.started === undefined && target instanceof HTMLSelectElement)
      dataset[`chosen_${target.id}`] = target.value
  })
  requestAnimationFrame(() => setTimeout(start))
})()
