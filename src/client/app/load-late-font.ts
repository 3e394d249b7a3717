import { openingQueue } from '#client/ui/deferred/opening.ts'

/**
 * Loads the typeface of most texts once what the user came for is painted, if `public/before-paint.js` has put it off. On
 * a slow connection it would delay that by a quarter of a second.
 */
export function loadLateFont(): void {
  const { dataset } = document.documentElement
  if (dataset.fontLater === undefined) return
  openingQueue.add(() => {
    delete dataset.fontLater
  })
}
