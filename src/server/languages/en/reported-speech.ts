import type { ReportedSpeech } from '../parts/reported-speech.ts'
import { textRules } from '../parts/text-rule.ts'

const quote = textRules('quoted-speech', {
  others: '(?<!(?:i|we|you|it|that|this|which|sign|letter|contract|email|note|form) )',
  live: '(?:goes|says|shouts|yells|(?:turns|turned) (?:a)?round(?: to (?:me|us))?,? (?:and )?(?:goes|says|said|asks))',
  said: '(?:said|asked|asks|wrote|texted)(?: (?:to )?(?:me|us))?',
  like: '(?:is|was|were|are) (?:all |just )?like',
  pronoun: "(?:he|she|they)(?:'s|'re) (?:all |just )?like",
  opening: '(?:,? (?:oh|so|hey|well|oi|mate|love|darling|listen|look|dad|mum),?)*',
  question: "(?:are|have|do|did|would|will|can|could|should|won't|don't|haven't|why don't) you",
  told: "(?:you(?:'ll|'re|'ve|'d)?|don't you|what (?:are|do|have) you|where (?:are|have) you|{order})",
  order: '(?:call|ring|tell|give|bring|send) (?:me|us)|(?:come|get) (?:and|on|round|over|here|back)',
})
const resume = textRules('resumed-speech')
const accept = textRules('accepted-request', {
  asks: '(?:asks?|asked|goes|says|said|wants to know|wanted to know)(?: (?:me|us))?,?',
  would: "(?:(?:can|could|would|will) (?:you|i|we)(?: please)?|(?:if|whether) (?:i|we)(?: can| could| would|'d))",
  them: '(?:(?:me|us|him|her|them)(?= (?:the|an?|my|our|his|her|their|that|this|those|some|two|back|up)\\b) )?',
  say: "(?:,? (?:and|so|but|then))? i(?:'ve|'m|'d)? (?:said|say|go|went|told (?:him|her|them)|like|was like|just said)(?: that)?",
  yes: "(?:i would|i will|i'd|i'll|yes|yeah|yep|sure|of course|ok(?:ay)?|no (?:bother|problem|worries)|fine|absolutely|will do|certainly|gladly)",
})

export const reportedSpeech: ReportedSpeech = {
  quotes: [
    quote(
      'live',
      'What somebody says, in the present.',
      '{others}{live}(?: to (?:me|us))?{opening}(?=,? (?:{question}|{told})(?![\\p{L}]))',
      {
        right: [
          'my uncle goes are you driving',
          'she turns round and says you owe me',
          'he says to me oh you never learn',
        ],
        wrong: ['the contract says you must pay', 'he says that you can come', 'it goes you know where'],
      },
    ),
    quote(
      'said',
      'What somebody said, as a question or an order.',
      '{others}{said}{opening}(?=,? (?:{question}|{order})(?![\\p{L}]))',
      {
        right: ['the vet said can you hold him', 'he asked me are you driving'],
        wrong: ['the vet said you can hold him', 'I said can you hold him', 'he asked if you drive'],
      },
    ),
    quote(
      'like',
      'What somebody was like.',
      '(?:{pronoun}|{others}{like}){opening}(?=,? (?:{question}|{told})(?![\\p{L}]))',
      {
        right: ["she's like call me later", 'Ned was all like you never learn'],
        wrong: ["she's like her mother", 'I was like you'],
      },
    ),
  ],
  resumes: [
    resume('i', 'The speaker.', "(?:(?:and|so|but|then|well|anyway) )?i(?:'m|'d|'ll|'ve)?|so we|and we|anyway", {
      right: ["so I'll paint it", 'and I go no'],
      wrong: ['the inn', 'and he goes'],
    }),
  ],
  accepted: [
    accept(
      'yes',
      'Somebody asked it and the speaker agreed.',
      '{asks} {would} (?<verb>\\p{L}{2,}) {them}(?<rest>[^.;?!]{3,80}?)[,?.]?{say} {yes}',
      {
        right: [
          'the vet asked could I hold the dog and I said of course',
          'she says can you send me the form, I said no problem',
        ],
        wrong: ['the vet asked could I hold the dog and I said no', 'I asked could she hold the dog'],
      },
    ),
  ],
}
