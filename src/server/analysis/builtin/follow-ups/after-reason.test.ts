import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

test.each([
  ['The garage opens at eight, so drop it off before work.', 'me: Drop it off before work'],
  ['The shop shuts at five, so pick up the paint before lunch.', 'me: Pick up the paint before lunch'],
  ["Mum's birthday is on Sunday, so order the cake tomorrow.", 'me: Order the cake'],
  ["The agent still hasn't replied, ring them today.", 'me: Ring them'],
  ['Priya needs the figures, send them tonight.', 'me: Send them'],
  ['Hannah, the shop shuts at five, so pick up the paint.', 'Hannah: The shop shuts at five, so pick up the paint'],
  ['Marcus wrote the brief, Ana checks it on Friday.', 'Ana: Check it (brief)'],
])('leaves out the reason before what is to be done, and whom it is about: %s', (text, duty) => {
  expect(analyseSpoken(text, 'en').actionItems.map(({ who, title }) => `${who}: ${title}`)).toEqual([duty])
})

test.each(["It's windy today, so paint dries fast.", 'The bus was late, so practice started at ten.'])(
  'finds nothing to do in a result: %s',
  (text) => expect(analyseSpoken(text, 'en').actionItems).toEqual([]),
)
