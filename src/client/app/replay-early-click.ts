const CHOSEN = /^chosen_(.+)$/

/**
 * Repeats what the user did while the page was visible but not interactive yet (public/before-paint.js): presses the
 * button they pressed, and makes the choices they made.
 */
export function replayEarlyClick(): void {
  const { dataset } = document.documentElement
  const { pressed } = dataset
  dataset.started = ''
  delete dataset.pressed
  for (const [name, value = ''] of Object.entries(dataset)) {
    const id = CHOSEN.exec(name)?.[1]
    if (!id) continue
    delete dataset[name]
    const choice = document.getElementById(id)
    if (!(choice instanceof HTMLSelectElement)) continue
    choice.value = value
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
  if (pressed) document.getElementById(pressed)?.click()
}
