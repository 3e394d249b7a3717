interface Size {
  width: number
  height: number
}

/** Space between a tooltip and its control, in pixels. */
const GAP = 6
/** Minimum distance from the edges of the window, in pixels. */
const MARGIN = 8

/**
 * Returns the position of a tooltip, in pixels of the window: centred above its control, or below it if there is no
 * room above, and never beyond an edge.
 */
export function placeTooltip(
  control: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  tooltip: Size,
  view: Size,
): { left: number; top: number } {
  const centred = control.left + (control.width - tooltip.width) / 2
  const above = control.top - GAP - tooltip.height
  return {
    left: Math.max(MARGIN, Math.min(centred, view.width - MARGIN - tooltip.width)),
    top: above >= MARGIN ? above : control.bottom + GAP,
  }
}
