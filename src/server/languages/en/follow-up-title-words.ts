// Over 250 lines: one list of rules, each with its examples.
import type { FollowUpTitleWords } from '../parts/follow-up-title-words.ts'
import { compose, textRules } from '../parts/text-rule.ts'
import { objects } from './follow-up-objects.ts'
import { subjects } from './follow-up-subjects.ts'

const filler = textRules('task-filler', {
  asks: '(?:can|could|would|will)',
  anybody: '(?:some|any)(?:one|body)',
  must: '(?:need|have|got)',
  would: "(?:'d|'ll| would| will| shall)",
  hope: '(?:like|love|want|hope|plan|mean|intend)',
  acts: '(?:{tells}|{gets}|{makes})',
  act: '(?= (?:{acts}|\\p{L}+ (?:{object}))\\b)',
  willAct:
    "(?:(?: is|'s| are|'re) (?:still )?(?:to|supposed to|going to|meant to)|(?: still)? (?:has|have|needs?) to| must| should| will|'ll)",
  bare: '(?:must|should|had better)(?= (?!be\\b|have\\b)\\p{L})',
  does: '(?!(?:be|have|need|never|not|see|miss|find|get to|manage)\\b)\\p{L}',
  whatIs: 'me(?=,)|what i (?:do )?(?:have|need|want) to do is(?: to)?',
  leadIn:
    '{whatIs}|once and for all|on (?:the|my) list(?: for \\p{L}+)?(?! of)|(?:still )?to do(?=[:,])|otherwise|in the meantime|for the record|{aside}',
  aside:
    "by the way|before i forget|before anything else|one more thing|(?:the )?thing is|next(?=:)|next up|then there's|that leaves",
  object: 'the|an?|my|our|your|his|her|their|him|them|it|us|you|up|out|off|down',
  tells: 'call|phone|ring|email|text|ask|tell|brief|speak to|talk to|chase|remind',
  gets: 'send|order|buy|book|pay|collect|bring|fetch|get|pick up|take|drop off|return',
  makes: 'write|draft|fix|finish|prepare|print|sign|file|review|check|sort|clean|pack|update',
})
const lead = textRules('title-lead')
const remark = textRules('task-remark', {
  join: '(?:and|but|so|because|since|or)',
  // "On Friday night, I empty the bag": what precedes the comma is only a day.
  afterComma: '(?<=(?<!(?:day|days|night|morning|evening|afternoon|tomorrow|week|now)), )',
  subject: '(?:i|we|he|she|they|it|you|that|then)',
})

export const followUpTitles: FollowUpTitleWords = {
  fillers: [
    filler('adverb', 'A small word before the verb.', 'also|still|just|really|please|then|now', {
      right: ['please send the offer → Send the offer', 'then just book it → Book it'],
      wrong: ['justify the costs', 'nowhere to go'],
    }),
    filler('certainty', 'How sure it is.', 'probably|definitely|absolutely|actually', {
      right: ['probably call the bank → Call the bank'],
      wrong: ['definite answer to the bank'],
    }),
    filler('note', 'A note to oneself.', 'note to self|memo to self|reminder to self|note to myself', {
      right: ['note to self: ring the bank → Ring the bank'],
      wrong: ['note the date'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'um|uh|er', {
      right: ['um call the bank → Call the bank'],
      wrong: ['erase the tapes'],
    }),
    filler('lead-in', 'What leads in to it.', '{leadIn}', {
      right: [
        'me, call the bank → Call the bank',
        'once and for all call the bank → Call the bank',
        'on the list for Monday: paint, nails → Paint, nails',
        'still to do, the fence → The fence',
      ],
      wrong: ['on the list of guests', 'first thing to go'],
    }),
    filler(
      'liable',
      'Being the one to do it.',
      "i(?:'m| am)(?: still)? (?:on the hook|responsible|answerable|down|in charge) (?:for|of)",
      {
        right: ["i'm still on the hook for the fence → The fence"],
        wrong: ["i'm down at the shop"],
      },
    ),
    filler(
      'remember',
      'Reminding oneself.',
      "(?:(?:must )?not |mustn't |don't |never )?forget to|remember to|(?:(?:must )?not |mustn't |don't )forget(?= (?:the|an?|my|our|that|those) )",
      {
        right: ["don't forget to pay Ana → Pay Ana", 'remember to call the bank → Call the bank'],
        wrong: ['remember the milk'],
      },
    ),
    filler('try', 'Trying.', 'try to|try and', {
      right: ['try to finish the report → Finish the report', 'try and reach Tom → Reach Tom'],
      wrong: ['try the new chairs'],
    }),
    filler('make-sure', 'Making sure.', '(?:make|be) sure (?:(?:that )?(?:i|we|you)|to)', {
      right: ['make sure that we order chairs → Order chairs'],
      wrong: ['make sure of the date'],
    }),
    filler('go-ahead', 'Getting round to it.', 'get (?:a)?round to|go ahead and|(?:go|come) and', {
      right: ['go ahead and book the room → Book the room'],
      wrong: ['go ahead with the plan'],
    }),
    filler(
      'obligation',
      'Having to.',
      "(?:i|we|you) (?:must|should)|(?:i|we) do {must} to|(?:(?:i|we|you)(?:'ve|{would})? )?(?:shall |will )?{must} to|{bare}",
      {
        right: [
          'we should order paper → Order paper',
          'need to order paper → Order paper',
          "we've got to order paper → Order paper",
        ],
        wrong: ['we shouldered the costs', 'they must order paper', 'needs to order paper', 'must be painted'],
      },
    ),
    filler('colloquial', 'Having to, as it is said.', "(?:(?:i|we|you)(?:'ve|'m|'re)? )?(?:gotta|gonna)", {
      right: ['gotta order paper → Order paper', "i'm gonna call Tom → Call Tom"],
      wrong: ['gotten paper'],
    }),
    filler('wanted', 'Wanting to.', '(?:i|we)(?:{would}| should)? {hope} to|(?:like|love) to', {
      right: ["i'd like to find the key → Find the key", 'like to find the key → Find the key'],
      wrong: ['i like the key', 'I want the key'],
    }),
    filler(
      'going',
      'Going to do something.',
      "(?:i(?:'m| am)|we(?:'re| are)) (?:(?:supposed|meant|due) to|going to{act})",
      {
        right: ["i'm going to call Tom → Call Tom", "we're supposed to order paper → Order paper"],
        wrong: ["i'm going to Leeds", "i'm going to the dentist"],
      },
    ),
    filler(
      'promised',
      'Having promised it.',
      'i (?:said|did say|promised|did promise|swore|told \\p{L}+)(?: that)? i{would}|i (?:promised|agreed|offered)(?: \\p{L}+)? to',
      {
        right: [
          "i said i'd steam the coats → Steam the coats",
          'i promised Tom to call the bank → Call the bank',
          "i told Tom i'd call the bank → Call the bank",
        ],
        wrong: ['i said it was late', 'i promised Tom an answer'],
      },
    ),
    filler('speaker', '“I” before a verb.', 'i(?:{would})? (?={acts} )', {
      right: ['i call the bank → Call the bank', 'i shall write the letter → Write the letter'],
      wrong: ['i calculate the costs', 'i am late'],
    }),
    filler(
      'will',
      '“I will” before a verb.',
      "(?:i|we)(?:'ll| will| shall)(?: (?:also|just|still|then|now))*(?= {does})",
      {
        right: ["i'll start on the fence → Start on the fence", 'we will also paint it → Paint it'],
        wrong: ["i'll be late", 'we will see', "i'll never paint it"],
      },
    ),
    filler(
      'modal',
      'Being asked whether one can.',
      '(?:you )?(?:could|might)(?: you)?(?: possibly| please)?(?: be willing to)?',
      {
        right: ['could phone Tom → Phone Tom', 'might you be willing to call Tom → Call Tom'],
        wrong: ['mighty storm'],
      },
    ),
    filler('contracted', 'Having to, without its verb.', "(?:i|we|you)'ve to", {
      right: ["I've to order paper → Order paper"],
      wrong: ["I've two to order"],
    }),
    filler(
      'somebody',
      'Anybody who could do it.',
      '{asks} {anybody}(?: please)?|{anybody} (?:(?:needs|has|ought|wants|will have) to|should|must)',
      {
        right: [
          'can someone order paper → Order paper',
          'somebody has to order paper → Order paper',
          'someone should order paper → Order paper',
        ],
        wrong: ['can somersault', 'someone from Sales has to order paper', 'somebody has toast'],
      },
    ),
    filler(
      'third',
      'Somebody named before, and what they have to do.',
      '(?:he|she|they){willAct}(?= (?!be\\b|have\\b)\\p{L})',
      {
        right: ['she is to bring the cake → Bring the cake', "they'll paint the fence → Paint the fence"],
        wrong: ['she is ill', 'they will be there'],
      },
    ),
    filler(
      'due',
      'What the speaker is to do.',
      "(?:i'm|i am|we're|we are)(?: (?:also|still|now|then|supposed|meant))* to(?! (?:blame|be)\\b)",
      {
        right: ["I'm to lodge the deeds → Lodge the deeds", "I'm still to ring Ana → Ring Ana"],
        wrong: ["I'm to blame", "I'm to be there", "I'm going to town"],
      },
    ),
    filler('charge', 'Who it is left to.', "(?:it's|it is) (?:on|up to|down to) \\p{L}+ to|i(?:'m| am) down to", {
      right: ["it's on Marcus to find the keys → Find the keys", "I'm down to send the proofs → Send the proofs"],
      wrong: ["it's on the list to send", "I'm down at the shop"],
    }),
    filler('subject', 'A bare subject.', '(?:we|you)(?= (?!(?:are|were|had|ran|run) ))', {
      right: ['we send the offer → Send the offer'],
      wrong: ["we'll send the offer", 'weld the pipe', 'we are out of paper'],
    }),
    filler(
      'warning',
      'A warning before it.',
      '(?:careful|watch out|warning|attention|heads up|important|urgent)(?=[,:!])',
      {
        right: ['careful, call Ana → Call Ana'],
        wrong: ['pay attention to the offer'],
      },
    ),
    filler(
      'apposition',
      'Who somebody is, between signs after the name.',
      '(?:the|my|our|her|his|their) [^,.;]{2,30}, (?:will|shall|should|must|(?:is|are) going to|(?:has|have|needs?) to)',
      {
        right: ['my boss, will call Ana → Call Ana', 'the one upstairs, has to pay → Pay'],
        wrong: ['the list, the map and the key'],
      },
    ),
    filler('infinitive', 'The “to” of the infinitive, and who is to.', '(?:me|us|you) to|to', {
      right: ['to send the offer → Send the offer', 'me to send the offer → Send the offer'],
      wrong: ['tomorrow send the offer'],
    }),
  ],
  subjects,
  remarks: [
    remark('own-clause', 'A clause with its own subject.', "{join} (?:{subject}(?:'|\\b)|there)", {
      right: ['send the offer because they asked → Send the offer', 'pay Ana and then call Tom → Pay Ana'],
      wrong: ['pay Ana and Tom'],
    }),
    remark(
      'judgement',
      'What it is said to be.',
      "(?<!\\b(?:if|whether|when|that|what|how|why|where|because|and|or) )(?:that's|it's|that is|it is) ",
      {
        right: ["send the offer it's late → Send the offer"],
        wrong: ['send the offer in its final form', "find out if it's free"],
      },
    ),
    remark('ability', 'If one can.', 'if (?:i|we|you) (?:can|could|get (?:the )?(?:time|chance))$', {
      right: ['send the offer if I can → Send the offer'],
      wrong: ['ask if we can go'],
    }),
    remark(
      'oneself',
      'Who does it, once more.',
      '(?<!\\b(?:for|to|by|of|with|about|introduce|enjoy|teach|get|buy|make|treat|see|help) )(?:myself|ourselves)$',
      {
        right: ['sort the minibus myself → Sort the minibus', 'send the offer to Ana myself → Send the offer to Ana'],
        wrong: ['buy a coat for myself', 'introduce myself'],
      },
    ),
    remark('deadline', 'At the latest, or as soon as possible.', '(?:asap|as soon as possible|at the latest)\\b', {
      right: ['send the offer asap → Send the offer'],
      wrong: ['send the latest offer'],
    }),
    remark(
      'thanks',
      'Thanks at the end.',
      '(?<!\\b(?:my|our|their|the|a|say|of|your) )(?:(?:many |lots of )?thanks(?: a lot| so much| in advance)?|thank you(?: so much| very much)?|cheers)$',
      {
        right: ['send the offer thanks → Send the offer', 'send the offer, thank you so much → Send the offer'],
        wrong: ['send our thanks', 'send a thank you', 'thank you for the offer'],
      },
    ),
    remark(
      'leave',
      'If somebody lets one.',
      'if (?:(?:the|my) )?\\p{L}+ (?:(?:lets|will let) (?:me|us)|allows?|permits?)\\b',
      {
        right: ['send the offer if the boss lets me → Send the offer', 'mow the lawn if time allows → Mow the lawn'],
        wrong: ['ask if they let rooms'],
      },
    ),
    remark(
      'convenience',
      'Whenever it suits.',
      '(?:when|if) you (?:get|have) (?:a |some )?(?:spare )?(?:minute|moment|chance|second|sec|time)',
      {
        right: ['send the offer when you get a minute → Send the offer'],
        wrong: ['send the offer when you get the figures'],
      },
    ),
    remark(
      'aside',
      'What the speaker says about it after a comma.',
      "{afterComma}(?:(?:i|we|he|she|they|it)(?:'\\p{L}+)? (?=\\p{L})|no (?:rush|hurry|panic)\\b)",
      {
        right: [
          'ring Colin about the baler, it needs a new belt → Ring Colin about the baler',
          'pay Ana, no rush → Pay Ana',
        ],
        wrong: ['ask Tom, Ana and Bob'],
      },
    ),
    remark('goes-on', 'What the same person does with it.', 'and (?:\\p{L}{2,}s|they \\p{L}+) (?:it|them)\\b', {
      right: ['do the test and reads it → Do the test'],
      wrong: ['do the test and read it'],
    }),
    remark(
      'beforehand',
      'Before what was said.',
      'before (?:that|then)$|(?<!\\b(?:an?|one|two|three|four|five|ten|the|\\d+) \\p{L}+ )before(?:hand)?$',
      {
        right: ['get the statements ready before that → Get the statements ready'],
        wrong: ['ring them before lunch'],
      },
    ),
    remark('priority', 'Its priority.', '(?:high|low|medium|top) priority\\b', {
      right: ['send the offer top priority → Send the offer'],
      wrong: ['sort the list by priority'],
    }),
  ],
  objects,
  unresolved: {
    things: 'it|that|this|them|those|these|some',
    persons: 'him|her',
    particles: 'up|out|off|in|on|over|down|back|round',
    prepositions: 'about|at|into|on|with|to',
  },
  things: [
    { lead: '(?:promised|owes?)(?: (?:me|us)| (?<to>[^,]+?))?', title: 'give TO THING' },
    {
      lead: "(?:told|promised|assured) (?<to>[^,]+?) (?:that )?(?:he|she|they|you)(?:'d|'ll| would| will) (?:have|get|receive)",
      title: 'give TO THING',
    },
  ],
  // "Once the report is in" is a complete phrase.
  duties: [
    '(?: (?:still|also|really|just))?(?: (?:has|have|needs?|is|are)(?: still| also)?(?: got)? to',
    "(?: is|'s| are|'re) (?:(?:going|supposed|meant|due|yet) to|gonna)|'s (?:got )?to",
    " (?:will|shall|must|should|ought to|can(?! be\\b))|'ll",
    ' (?:has |have )?(?:promised|undertakes?|agreed|offered|volunteered) to)(?: be(?= \\p{L}+ing\\b))?(?= \\p{L})',
  ].join('|'),
  acts: compose(
    "(?:,? (?:he|she|they))?(?:{is}(?:{goingTo}|(?= (?!going to\\b)\\p{L}{2,}ing\\b))|(?:'ll| will)(?: be)?)?",
    {
      is: "(?: is|'s| are|'re)(?: also| still)?",
      goingTo: ' (?:going to|gonna|meant to)',
    },
  ),
  leads: [
    lead('sound', 'A sound of remembering.', '(?:oh|ah|um|uh|er)(?:,? (?:yes|yeah|right|also|wait))?', {
      right: ['Oh, and the fence', 'ah yes, call the bank'],
      wrong: ['ohm meter', 'call the bank, oh'],
    }),
    lead('and', 'What adds a thing.', '(?:and|but)(?: then| also)?|then', {
      right: ['and call the bank', 'and then the fence', 'But the gate'],
      wrong: ['Andrew calls', 'the fence and the gate'],
    }),
    lead('filler', 'A filler before a comma.', '(?:so|well|right|okay|ok|now|anyway|also|plus|yeah)(?=,)', {
      right: ['Well, the fence', 'anyway, call the bank'],
      wrong: ['well pump', 'right tyre, left tyre'],
    }),
  ],
  quoted: '“WORDS”',
  polite: 'please',
  emphatic: null,
  dangling: compose(
    'and|then|i|he|she|they|we|or|the|a|an|of|to|(?<!\\b{time}\\s)before|(?<!\\b(?:{complete})\\s|{phrasal})(?:in|on)|with|for|that|so|but|by|until|at|from',
    {
      // "Put the washing on".
      phrasal: '\\b(?:put|turn|switch|leave|plug|hand|try) (?:the|my|our|his|her|those|these) [a-z]+(?: [a-z]+)?\\s',
      // "Ring them the day before".
      time: '(?:day|night|evening|morning|week)',
      complete: 'is|are|was|were|be|comes?|log|sign|hand|turn|switch|him|her|them|us|me|it|mine|yours|hers|theirs|ours',
    },
  ),
  climbing: null,
  during: { words: 'over|during|through|throughout', periods: 'the|my|our|christmas|easter|new year' },
  clitics: '',
}
