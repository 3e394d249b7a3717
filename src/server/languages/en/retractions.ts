import type { Retractions } from '../parts/retractions.ts'
import { textRules } from '../parts/text-rule.ts'

const BE = "(?:is|are|was|will be|'s|'ll be|has to be|should be|must be)"

const planned = textRules('retraction-planned', {
  we: '(?:we|i|they|he|she|you|somebody)',
  adverb: '(?: (?:all|first|originally|just|always|had))?',
})
const truth = textRules('retraction-truth', {
  be: BE,
  it: "(?:it(?:'s| is|'ll be| will be| has to be| should be)|that's|they're)",
  on: '(?: (?:on|for|by|now|really|actually|going to be|due|the|taking place|held))*',
})
const anew = textRules('retraction-anew', {
  it: "(?:(?:it|that|this)(?:'s| is|'ll be| will be| has to be| should be)|they're|is|make it|let's say|we're meeting)",
  finally: '(?:in the end|after all|finally|eventually|now|as it turns out|it turns out)',
  on: '(?: (?:on|for|by|now|going to be|going|the|rather))*',
})
const instead = textRules('retraction-instead')

export const retractions: Retractions = {
  planned: [
    planned('said', 'What was said or agreed.', '{we}{adverb} (?:said|agreed on|settled on|arranged|planned|booked)', {
      right: ['we said the twelfth', "they'd told me, I said Friday", 'we all agreed on Monday'],
      wrong: ['we say the twelfth', 'the agreed price'],
    }),
    planned('believed', 'What was believed.', '{we}{adverb} (?:thought|assumed|believed|was told|were told|had)', {
      right: ['I thought the meeting was on the eleventh', 'I had the ninth'],
      wrong: ['I think it is on Friday'],
    }),
    planned(
      'written',
      'What was written somewhere.',
      '(?:email|mail|letter|invite|invitation|calendar|poster|note|site) sa(?:id|ys)',
      {
        right: ['the email said the ninth', 'my calendar says the tenth'],
        wrong: ['the email is from the ninth'],
      },
    ),
    planned(
      'was',
      'What was to be.',
      '(?:was|were)(?: (?:supposed|meant|going|due|to be|planned|set|scheduled|fixed|originally|booked))?',
      {
        right: ['the residents’ meeting was going to be on the tenth', 'lunch was on Thursday'],
        wrong: ['lunch is on Thursday'],
      },
    ),
    planned(
      'had',
      'What had been arranged.',
      "(?:had|'d) (?:arranged|agreed|planned|fixed|set|scheduled|booked|been)",
      {
        right: ['we had arranged to see them on Friday'],
        wrong: ['we had lunch'],
      },
    ),
  ],
  truth: [
    truth('it-is', 'What it is.', '{it}{on}', {
      right: ["but it's", 'it will be on', "only it's actually on the"],
      wrong: ['but it rained on'],
    }),
    truth('but-is', 'What something else is.', "but [^,;:]{2,50}(?: {be}|'s){on}", {
      right: ['but the meeting with Rose is on', "but the visit's on"],
      wrong: ['but the meeting on', 'and the dinner is on'],
    }),
    truth('which-is', 'What it is, after its subject.', '(?:^|[,;] ?)(?:but |and )?(?:is|will be|takes place){on}', {
      right: [', will be on', 'is'],
      wrong: ['and the dinner is on'],
    }),
  ],
  anew: [
    anew('finally', 'What holds in the end.', '{finally},? {it}{on}|(?:is )?now{on}|, but{on} {finally}{on}', {
      right: ["but in the end it's", "now it's", ', now on', 'is now'],
      wrong: ['in the end we paid on', "it's"],
    }),
    anew('it-is-not', 'What it is, after what it is not.', "(?:not|n't)[^.]{0,40}(?:,|but),? {it}{on}", {
      right: ["not in the morning, it's on"],
      wrong: ["it's on", 'not on'],
    }),
    anew(
      'moved-it',
      'What holds after a move.',
      '(?:moved|changed|pushed|shifted|switched) (?:it|that|them)(?: back)?,? {it}{on}',
      {
        right: ["no sorry they moved it it's", "they've changed it, it's on"],
        wrong: ['they moved it', "it's on"],
      },
    ),
    anew(
      'correction',
      'A correction.',
      '(?:correction|scratch that|strike that|no wait|my mistake|actually no),?{on}',
      {
        right: [', correction, by', ', scratch that,'],
        wrong: ['the correction is due on'],
      },
    ),
  ],
  instead: [
    instead(
      'of',
      'Words before what is not meant.',
      '(?:instead of|rather than|in place of|as opposed to|(?:and|so) not)(?: (?:on|by|for|the))*',
      {
        right: ['instead of', 'on the thirteenth rather than on the', 'and not by the'],
        wrong: ['instead', 'not', 'of'],
      },
    ),
  ],
}
