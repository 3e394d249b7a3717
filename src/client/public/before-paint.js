// Runs before the first paint.
;(() => {
  // A chosen theme must not flash in the other one. The key is lib/theme.ts's.
  const theme = localStorage.getItem('dictum.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

  // The landing page that the server has sent may be in another language than this browser has chosen, or for somebody
  // who was signed in here: it is then hidden until the app knows better. Keys of i18n/choose-language.ts, lib/kept-user.ts.
  const { lang, dataset } = document.documentElement
  const chosen = localStorage.getItem('i18nextLng')
  const otherLanguage = chosen !== null && chosen.split('-')[0].toLowerCase() !== lang
  if ('landing' in dataset && (otherLanguage || localStorage.getItem('dictum.user') !== null)) dataset.unsure = ''

  // A button pressed, or a choice made, before the app is there is done for its reader once it is (app/press-again.ts).
  const isOnlyRead = () => 'landing' in dataset && !('started' in dataset)
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest('button')?.id
    if (id && isOnlyRead()) dataset.pressed = id
  })
  document.addEventListener('change', ({ target }) => {
    if (isOnlyRead() && target instanceof HTMLSelectElement) dataset[`chosen_${target.id}`] = target.value
  })
})()
