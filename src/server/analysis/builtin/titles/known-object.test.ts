import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

test.each([
  ['The deposit form, they want it in two copies and I will post it today.', 'Post the deposit form'],
  ['The hedge trimmer he lent me in May, so I need to return it on Saturday.', 'Return the hedge trimmer'],
  ['Yes, the plans are with the council, and I need to collect them on Friday.', 'Collect the plans'],
  ['While the kettle was on she came in, and I have to call it a day.', 'Call it a day'],
  [
    "Priya's got the guest list, she sends it round by Friday. Karen wants the keys back, I have to drop them off.",
    'Drop them off (keys)',
  ],
  ['The parents we need to tell, so I have to shoot them an email.', 'Shoot them an email'],
])('en: writes the thing that was named before for its pronoun: %s', (text, title) => {
  expect(analyseSpoken(text, 'en').actionItems.map((item) => item.title)).toContainEqual(title)
})

test.each([
  ['i have to redirect the post um royal mail said five days', 'Redirect the post'],
  ['okay so mr rao will negotiate with him he volunteered and the lift is old', 'Negotiate with him'],
])('en: ends a title of bare speech where something else begins: %s', (text, title) => {
  expect(analyseSpoken(text, 'en').actionItems.map((item) => item.title)).toEqual([title])
})

test.each([
  [
    "Dave wants a quote by Friday, so I'll draft it tonight and send it over tomorrow morning.",
    'Draft a quote and send it over',
  ],
  ["The school needs a photo, so I'll print it today and drop it in on Monday.", 'Print a photo and drop it in'],
  ["Nina asked for some sketches, and I'll scan them on Thursday.", 'Scan some sketches'],
  ["They want some references, so I'll send them two by Wednesday.", 'Send them two'],
  ["The form needs our stamp, so I'll post it tomorrow.", 'Post it (the form)'],
  ["The fence is broken, so I'll paint it tomorrow.", 'Paint the fence'],
])('en: writes what somebody wants for its pronoun: %s', (text, title) => {
  expect(analyseSpoken(text, 'en').actionItems.map((item) => item.title)).toEqual([title])
})

test.each([
  ["her son is going to leave the side gate open she wants a price and I'll ring her", 'Leave the side gate open'],
  ['i have to send tom the signed form he wants it back', 'Send tom the signed form'],
  ['i have to ring the vet about the old cat she needs her jabs', 'Ring the vet about the old cat'],
  ["i'll send her the price she wants by friday and then we see", 'Send her the price she wants'],
  ['i need to tell him what she wants for the party', 'Tell him what she wants for the party'],
  ['i have to ask ana whether he needs a lift to the airport', 'Ask ana whether he needs a lift to the airport'],
])('en: ends a title of bare speech where somebody wants something else: %s', (text, title) => {
  expect(analyseSpoken(text, 'en').actionItems.map((item) => item.title.toLowerCase())).toContain(title.toLowerCase())
})
