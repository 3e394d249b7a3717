import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function standing(text: string): [string | null, string][] {
  const { actionItems } = analyseSpoken(text, 'en')
  return actionItems.filter(({ doubt }) => doubt?.about !== 'kind').map(({ who, title }) => [who, title])
}

test.each<[string, [string | null, string]]>([
  ['The boiler has to be serviced before winter, and that falls to Desmond.', ['Desmond', 'See to the boiler']],
  ["Somebody has to ring the caterer, and Priya's in, so she can do it.", ['Priya', 'Ring the caterer']],
  ['Hana will be the one collecting the marquee.', ['Hana', 'Collect the marquee']],
  ['Colm is down for painting the railings.', ['Colm', 'Paint the railings']],
  ['Wioletta is down to open up on Saturday.', ['Wioletta', 'Open up']],
  ['Rashid can make a start on the wiring tomorrow.', ['Rashid', 'Make a start on the wiring']],
  ["Ollie did offer to run the tombola, so that's something.", ['Ollie', 'Run the tombola']],
  ['Please, Gwen, bring the spare keys tomorrow.', ['Gwen', 'Bring the spare keys']],
  ['Could you, Matteo, send me the final invoice?', ['Matteo', 'Send me the final invoice']],
  ["The seating chart, I told Mrs Doyle she'd have it by Friday.", ['me', 'Send the seating chart']],
  ['What I still owe the printer is the deposit.', ['me', 'Give the deposit']],
  ["What I can't let slip is the visa renewal.", ['me', 'See to the visa renewal']],
  ["The gutter, well, it's not going to clear itself, so that's my Sunday.", ['me', 'Clear the gutter']],
  ['I also want to return the drill by Saturday.', ['me', 'Return the drill']],
  ['Make sure I water the tomatoes tonight.', ['me', 'Water the tomatoes']],
  ['The auditors, meaning Paolo, have until the tenth to sign the books.', ['Paolo', 'Sign the books']],
  ["The insurer hasn't been told yet, so that's on my list.", ['me', 'See to the insurer']],
  ["The statements haven't come, Joe, chase them for me.", ['Joe', 'Chase the statements for me']],
  ['Ravi, if you hear this, order more gloves.', ['Ravi', 'Order more gloves']],
  ["It's Samia who brings the keys on Thursday.", ['Samia', 'Bring the keys']],
  ["The stage lights, those are Ade's to fix.", ['Ade', 'Fix the stage lights']],
  ['I volunteered Callum for the bar on Saturday.', ['Callum', 'See to the bar']],
  ['Anita is meant to have the figures with me by Tuesday.', ['Anita', 'Have the figures with me']],
  ['We left it that Tamsin would call the surveyor.', ['Tamsin', 'Call the surveyor']],
  ['Kit reckons she can get the banner done by Friday.', ['Kit', 'Get the banner done']],
  ["Ben's got the keys to drop off at the agent's.", ['Ben', 'Drop off the keys']],
  ['Could do with somebody looking at the dishwasher.', [null, 'Look at the dishwasher']],
  ['I said yes to judging the cakes on the ninth.', ['me', 'Judge the cakes']],
  ["Looks like I'm driving Nan to the clinic on Tuesday.", ['me', 'Drive Nan to the clinic']],
  ['That leaves me with the seating plan.', ['me', 'See to the seating plan']],
  // Not the van's.
  ["My brother-in-law is sorting the van, he's picking it up Wednesday.", ['My brother-in-law', 'Sort the van']],
])('finds who was chosen for a duty: %s', (text, expected) => {
  expect(standing(text)).toContainEqual(expected)
})

test.each([
  "I keep telling everyone I'll open a bakery in Lisbon.",
  "Somebody needs to fix that fence but it won't be me.",
  'My sister reckons I should sell the car.',
  'That printer needs to die.',
  "Rufus said I'd see the sea on Monday.",
  'Maud is down for the weekend.',
  'Bruno is the one coming on Tuesday.',
  "Grandad keeps telling me I'll get the farm.",
  'The plate fell, and that falls to bits.',
  'Maud has the time to paint.',
  "I'm on the train so I'm going to use the time.",
  'The marquee is up, Ned, and it looks grand.',
  'I got Maud a card for the party.',
  'We agreed that Maud would be there.',
])('takes no duty from daydreams, opinions and anger: %s', (text) => {
  expect(standing(text)).toEqual([])
})

test.each([
  [
    "um the birthday dinner is saturday in the evening at the keg the cake's my job so order it by thursday and we need chairs",
    'See to the cake',
  ],
  [
    'okay so the party is here and the lid of the box by the door is my job and that is about it for now',
    'See to the lid of the box by the door',
  ],
])('names the last thing of bare speech, with what belongs to it: %s', (text, title) => {
  expect(standing(text)).toContainEqual(['me', title])
})
