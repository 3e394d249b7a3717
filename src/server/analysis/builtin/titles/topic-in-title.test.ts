import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

const titlesOf = (text: string) => analyseSpoken(text, 'en').actionItems.map(({ title }) => title)

test.each([
  ["Karen still hasn't paid for the stall. I'll ring her tomorrow.", 'Ring her tomorrow (Karen)'],
  ['The plumber never showed up, so I need to chase him.', 'Chase him (plumber)'],
  ['No news from the insurers. I must ring them on Monday.', 'Ring them (insurers)'],
  ["The dog is due his jabs. Tom said he'd take him on Friday.", 'Take him (the dog)'],
  [
    'The lease runs out in March. I have to talk to the landlord about it.',
    'Talk to the landlord about it (the lease)',
  ],
  ["I spoke to Dr Patel about the referral. She'll send it by Wednesday.", 'Send it (referral)'],
  ['The school trip forms. I need to sign those by Friday.', 'Sign those by Friday (the school trip forms)'],
  ["There's a leak under the sink, I'll ask Pete to look at it.", 'Ask Pete to look at it (leak)'],
  ["The bins were missed again, I'm going to report it to the council.", 'Report it to the council (the bins)'],
  ['The minutes are still in my folder, so I have to get that out tonight.', 'Get that out (the minutes)'],
  ['Margaret rang twice. I need to get back to her before lunch.', 'Get back to her before lunch (Margaret)'],
])('adds what a pronoun in a title stands for: %s', (text, title) => expect(titlesOf(text)).toContainEqual(title))

test.each([
  ['It is late. I have to sign that form.', 'Sign that form'],
  ['The van is here. I have to sign the form and post it.', 'Sign the form and post it'],
  ['The van is here. I have to tell her mother about the roof.', 'Tell her mother about the roof'],
  ['I need to ask Ana about it.', 'Ask Ana about it'],
  ['We meet on Thursday the fourth. I have to tell them.', 'Tell them'],
])('leaves other titles as they are: %s', (text, title) => expect(titlesOf(text)).toContainEqual(title))

test.each([
  ["Grandad's hip appointment is at the Royal on Monday. I'll drive him.", 'Drive him (Grandad)'],
  ["The puppy's jabs are due. I'll take her to the vet.", 'Take her to the vet (the puppy)'],
  [
    "The lease's end is in March. I have to talk to the landlord about it.",
    "Talk to the landlord about it (the lease's end)",
  ],
])('names the owner of a thing where a person is meant: %s', (text, title) =>
  expect(titlesOf(text)).toContainEqual(title),
)
