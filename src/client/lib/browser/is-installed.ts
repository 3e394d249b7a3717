/** Whether the page is shown in the window of the installed app, and not in a tab of the browser. */
export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
  )
}
