const CHOSEN = /^chosen_(.+)$/

/**
 * Repeats what the user did while the page was visible but not yet interactive (public/before-paint.js): presses the
 * same buttons and makes the same choices.
 */
export function replayEarlyClick(): void {
  const { dataset } = document.documentElement
  const { pressed } = dataset
  dataset.started = ''
  delete dataset.pressed
  delete dataset.noBanner
  for (const [name, value = ''] of Object.entries(dataset)) {
    const id = CHOSEN.exec(name)?.[1]
    if (!id) continue
    delete dataset[name]
    const choice = document.getElementById(id)
    if (!(choice instanceof HTMLSelectElement)) continue
    choice.value = value
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const id of pressed?.split(' ') ?? []) document.getElementById(id)?.click()
}
