import type { TaskTitleWords } from '../parts/task-title-words.ts'
import { compose, textRules } from '../parts/text-rule.ts'

const filler = textRules('task-filler', {
  asks: '(?:can|could|would|will)',
  anybody: '(?:some|any)(?:one|body)',
  must: '(?:need|have|got|gotta)',
})
const remark = textRules('task-remark', {
  join: '(?:and|but|so|because|since|or)',
  subject: '(?:i|we|he|she|they|it|you|that|then)',
})

/** The subject that opens a sentence: "it" tells no gender, but after "The form is on my desk" it is the form. */
const subjectOf = (verbs: string) =>
  compose('(?<=^|[.!?;] )(?:{article}) (?:{word} ){0,2}{word}(?= (?:still |just |only )?(?:{verbs})(?:n.t)?\\b)', {
    article: 'the|my|our|this|that|these|those|an?',
    word: "(?!(?:still|just|only)\\b)[\\p{L}'-]+",
    verbs,
  })

export const taskTitles: TaskTitleWords = {
  fillers: [
    filler('adverb', 'A small word before the verb.', 'also|still|just|really|please|then|now', {
      right: ['please send the offer → Send the offer', 'then just book it → Book it'],
      wrong: ['justify the costs', 'nowhere to go'],
    }),
    filler('certainty', 'How sure it is.', 'probably|definitely|absolutely|actually', {
      right: ['probably call the bank → Call the bank'],
      wrong: ['definite answer to the bank'],
    }),
    filler('hesitation', 'A sound of hesitation.', 'um|uh|er', {
      right: ['um call the bank → Call the bank'],
      wrong: ['erase the tapes'],
    }),
    filler('remember', 'Reminding oneself.', "(?:not |don't |never )?forget to|remember to", {
      right: ["don't forget to pay Ana → Pay Ana", 'remember to call the bank → Call the bank'],
      wrong: ['remember the milk'],
    }),
    filler('try', 'Trying.', 'try to|try and', {
      right: ['try to finish the report → Finish the report', 'try and reach Tom → Reach Tom'],
      wrong: ['try the new chairs'],
    }),
    filler('make-sure', 'Making sure.', '(?:make|be) sure (?:(?:that )?(?:i|we|you)|to)', {
      right: ['make sure that we order chairs → Order chairs'],
      wrong: ['make sure of the date'],
    }),
    filler('go-ahead', 'Getting round to it.', 'get (?:a)?round to|go ahead and|go and', {
      right: ['go ahead and book the room → Book the room'],
      wrong: ['go ahead with the plan'],
    }),
    filler('obligation', 'Having to.', "(?:i|we|you) (?:must|should)|(?:(?:i|we|you)(?:'ve)? )?{must} to", {
      right: [
        'we should order paper → Order paper',
        'need to order paper → Order paper',
        "we've got to order paper → Order paper",
      ],
      wrong: ['we shouldered the costs', 'they must order paper', 'needs to order paper'],
    }),
    filler('contracted', 'Having to, without its verb.', "(?:i|we|you)'ve to", {
      right: ["I've to order paper → Order paper"],
      wrong: ["I've two to order"],
    }),
    filler(
      'somebody',
      'Anybody who could do it.',
      '{asks} {anybody}(?: please)?|{anybody} (?:(?:needs|has|ought) to|should|must)',
      {
        right: [
          'can someone order paper → Order paper',
          'somebody has to order paper → Order paper',
          'someone should order paper → Order paper',
        ],
        wrong: ['can somersault', 'someone from Sales has to order paper', 'somebody has toast'],
      },
    ),
    filler('charge', 'Who it is left to.', "(?:it's|it is) (?:on|up to|down to) \\p{L}+ to|i(?:'m| am) down to", {
      right: ["it's on Marcus to find the keys → Find the keys", "I'm down to send the proofs → Send the proofs"],
      wrong: ["it's on the list to send", "I'm down at the shop"],
    }),
    filler('subject', 'A bare subject.', '(?:we|you)(?= )', {
      right: ['we send the offer → Send the offer'],
      wrong: ["we'll send the offer", 'weld the pipe'],
    }),
    filler('infinitive', 'The “to” of the infinitive, and who is to.', '(?:me|us|you) to|to', {
      right: ['to send the offer → Send the offer', 'me to send the offer → Send the offer'],
      wrong: ['tomorrow send the offer'],
    }),
  ],
  subjects: [],
  remarks: [
    remark('own-clause', 'A clause with its own subject.', "{join} (?:{subject}(?:'|\\b)|there)", {
      right: ['send the offer because they asked → Send the offer', 'pay Ana and then call Tom → Pay Ana'],
      wrong: ['pay Ana and Tom'],
    }),
    remark('judgement', 'What it is said to be.', "(?:that's|it's|that is|it is) ", {
      right: ["send the offer it's late → Send the offer"],
      wrong: ['send the offer in its final form'],
    }),
    remark('deadline', 'At the latest, or as soon as possible.', '(?:asap|as soon as possible|at the latest)\\b', {
      right: ['send the offer asap → Send the offer'],
      wrong: ['send the latest offer'],
    }),
    remark('priority', 'Its priority.', '(?:high|low|medium|top) priority\\b', {
      right: ['send the offer top priority → Send the offer'],
      wrong: ['sort the list by priority'],
    }),
  ],
  objects: [
    {
      pronoun: '(?<verb>\\p{L}+) it(?<rest>(?: .*)?)',
      noun: subjectOf('is|was|has|had|needs|came|expires|runs|looks|went'),
    },
    {
      pronoun: '(?<verb>\\p{L}+) them(?<rest>(?: .*)?)',
      noun: subjectOf('are|were|have|had|need|came|expire|run|look|went'),
    },
  ],
  promises: { lead: '(?:promised|owes?)(?: (?:me|us)| (?<to>[^,]+?))?', title: 'give TO THING' },
  // "Once the report is in" is whole.
  duties: [
    '(?: (?:still|also|really|just))?(?: (?:has|have|needs?|is|are)(?: still| also)?(?: got)? to',
    " (?:is|are) (?:going|supposed|meant|due) to| (?:will|shall|must|should|ought to)|'ll",
    ' (?:has |have )?(?:promised|agreed|offered|volunteered) to)(?= \\p{L})',
  ].join('|'),
  dangling:
    'and|or|the|a|an|of|to|(?<!\\b(?:is|are|was|were|be|comes?|log|sign|hand|turn|switch)\\s)(?:in|on)|with|for|that|so|but|by|until|at|from',
  clitics: '',
}
