/** Presses the button that somebody pressed while the page could be read but not used yet (public/after-paint.js). */
export function pressAgain(): void {
  const { dataset } = document.documentElement
  const { pressed } = dataset
  dataset.started = ''
  delete dataset.pressed
  if (pressed) document.getElementById(pressed)?.click()
}
