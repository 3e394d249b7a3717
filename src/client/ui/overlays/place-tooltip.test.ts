import { expect, test } from 'vitest'
import { placeTooltip } from './place-tooltip.ts'

const VIEW = { width: 360, height: 640 }
const TOOLTIP = { width: 100, height: 30 }
const control = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 })

test.each([
  ['centred above its control', control(150, 200), { left: 120, top: 164 }],
  ['below a control at the top', control(150, 10), { left: 120, top: 56 }],
  ['beside the left edge', control(0, 200), { left: 8, top: 164 }],
  ['beside the right edge', control(320, 200), { left: 252, top: 164 }],
])('A tooltip is placed %s', (_where, rect, place) => {
  expect(placeTooltip(rect, TOOLTIP, VIEW)).toEqual(place)
})
