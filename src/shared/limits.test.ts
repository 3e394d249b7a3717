import { expect, test } from 'vitest'
import * as limits from './limits.ts'

test.each([
  ['the price of Premium, in euros a month', limits.PREMIUM_PRICE_EUR, 12],
  ['notes that the Free plan stores', limits.FREE_NOTES, 50],
  ['the largest upload, in bytes', limits.MAX_UPLOAD_BYTES, 62_914_560],
  ['endings of audio files', limits.AUDIO_EXTENSIONS, ['mp3', 'wav', 'm4a', 'webm', 'ogg']],
  ['notes that coaching needs', limits.COACHING_NOTES, 3],
  ['insights in a category', limits.COACHING_INSIGHTS, 5],
  ['samples of the level display', limits.LEVEL_SAMPLES, 50],
  ['recent notes', limits.RECENT_NOTES, 5],
  ['tasks on the dashboard', limits.DASHBOARD_FOLLOW_UPS, 5],
  ['detected events on the dashboard', limits.DASHBOARD_EVENTS, 3],
  ['minutes of an event without an end', limits.CALENDAR_EVENT_MINUTES, 60],
  ['milliseconds before the redirects', limits.REDIRECT_MS, { afterLogin: 100, afterPayment: 1000 }],
  ['a toast’s milliseconds and pixels', limits.TOAST, { displayMs: 5000, swipePx: 50 }],
  ['milliseconds before a tooltip', limits.TOOLTIP_DELAYS_MS, { open: 700, skip: 300 }],
])('matches the specification: %s', (_name, ours, specified) => {
  expect(ours).toEqual(specified)
})
