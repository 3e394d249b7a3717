// Runs before the first paint: a chosen theme must not flash in the other one. The key is lib/theme.ts's.
;(() => {
  const theme = localStorage.getItem('dictum.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
})()
