/** Tells whether the page is shown in the window of the installed app, rather than in a tab of the browser. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}
