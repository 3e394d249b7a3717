import type { Outbursts } from '../parts/outbursts.ts'
import { textRules } from '../parts/text-rule.ts'

const outburst = textRules('outburst', {
  iAm: "(?:i'm|i am|we're|we are)(?: so| just| absolutely| completely| bloody| really| utterly| totally)*",
  me: '(?:me|us)',
})

export const outbursts: Outbursts = {
  glad: [
    outburst(
      'joy',
      'Joy.',
      "over the moon|on cloud nine|{iAm} (?:made up|buzzing|thrilled|elated|chuffed)|couldn't be happier",
      {
        right: ["I'm absolutely thrilled", "couldn't be happier"],
        wrong: ["I'm happy to call", 'the moon is up'],
      },
    ),
    outburst(
      'best',
      'Praise of a day or a moment.',
      '(?:best|happiest|loveliest) (?:day|night|week|moment|morning|evening) (?:of|in|for)|what a (?:day|night|week) to be alive',
      {
        right: ['the best night of my life'],
        wrong: ['the best day to call'],
      },
    ),
    outburst(
      'relief',
      'Relief.',
      '(?:such|what) a relief|off my (?:chest|shoulders)|i could (?:cry|sing|dance) with joy',
      {
        right: ['what a relief'],
        wrong: ['thank you', 'relief work'],
      },
    ),
  ],
  upset: [
    outburst(
      'tired',
      'Exhaustion.',
      '{iAm} (?:knackered|shattered|wrecked|dead on my feet|done in|at (?:my|the) end|running on empty|fed up|livid|fuming|seething)',
      {
        right: ["I'm absolutely shattered", "we're fed up"],
        wrong: ['the plate is shattered', "I'm fed"],
      },
    ),
    outburst(
      'enough',
      'Having had enough.',
      "had it (?:up to here|with)|had enough of|sick (?:and tired |to death )?of|can't (?:take|stand|bear) (?:it|this|any more|much more)",
      {
        right: ["I'm sick and tired of it", "I can't take much more"],
        wrong: ["can't take the train", 'a sick note'],
      },
    ),
    outburst(
      'mad',
      'What maddens.',
      '(?:drives?|driving|drove) (?:{me}) (?:mad|crazy|nuts|insane|up the wall)|(?:makes?|made) my (?:blood boil|skin crawl)|want to scream',
      {
        right: ["it's driving me nuts"],
        wrong: ['driving me to Leeds'],
      },
    ),
    outburst(
      'oath',
      'A curse.',
      "(?:for (?:god|christ|pity|heaven|fuck)'?s sake|christ (?:on a bike|almighty)|bloody hell|what the (?:hell|fuck)|give me strength)",
      {
        right: ["for God's sake", 'Christ almighty'],
        wrong: ['for the sake of it'],
      },
    ),
    outburst(
      'drink',
      'Wanting to get away.',
      'need a (?:bigger |stiff |large )?drink|i could (?:kill|strangle|throttle) (?:him|her|them|someone)|burn(?:ing)? the place down',
      {
        right: ["I'm going to need a stiff drink", 'I could strangle him'],
        wrong: ['I could murder a curry', 'drinks at six'],
      },
    ),
    outburst(
      'fool',
      'What somebody is called.',
      '(?:utter|total|complete|absolute|bloody|useless) (?:plank|muppet|idiot|clown|shambles|disgrace|joke|prat|fool|farce)',
      {
        right: ['this absolute muppet', 'a total shambles'],
        wrong: ['the total is nine'],
      },
    ),
  ],
}
