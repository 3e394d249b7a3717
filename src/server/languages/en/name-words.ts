import type { NameWords } from '../parts/name-words.ts'
import { compose } from '../parts/text-rule.ts'

export const names: NameWords = {
  personTitles: 'doctor dr herr mr mrs ms professor captain reverend madame monsieur',
  articlesBeforeTitles: 'the',
  noNames: [
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july',
    'august september october november december on ok question nobody everybody somebody someone anyone',
    'careful warning caution attention remember urgent important idea reminder update',
    'everyone else hr look listen god but note notes no quick reminder dinner lunch breakfast memo resume',
    'zoom teams skype slack webex facetime whatsapp ve ll re',
    'god lord heaven christ hi hello hey hiya dear morning afternoon evening petite petit meeting call budget board audit cafe hotel restaurant',
  ].join(' '),
  greetings: 'hi(?: there)?|hello|hey|hiya|dear|good (?:morning|afternoon|evening)|morning|afternoon|evening',
  secondPerson: "you(?:rs?|'(?:ll|re|ve|d))?|yourself",
  farewells: [
    '(?:best|kind|kindest|warm|warmest) (?:regards|wishes)|regards|all the best|yours (?:sincerely|faithfully|truly)',
    "sincerely|cheers|speak soon|take care|that's the letter|end of (?:message|letter|email)",
  ].join('|'),
  introduce: 'with meeting see seeing',
  places: 'in at to from near',
  articles: 'the a an',
  belongs: 'of',
  joins: 'and',
  assigns:
    "it's (?:all )?for|(?:is|'s|lies|stays) (?:all )?with|(?:down|up|over|on) to|that(?:'s| is) for|left (?:it )?(?:to|with)|told|asked?|got|get|tell",
  excludes: 'not(?: for)?|instead of|without',
  concerns: 'to|for|with|about|from|of|remind|call|ring|phone|chase|email|text|message|thank|pay|meet|see',
  noSubjects: [
    'i|me|you|he|him|she|her|we|us|they|them|it|this|that|these|those|there|here|who|what|which|whoever|whatever',
    'nobody|no one|none|some(?:one|body|thing)|any(?:one|body|thing)|every(?:one|body|thing)|all|both|either|neither|one',
    "if|when|while|once|after|before|until|because|since|as|though|where|how|why|not|please|let|don't|never",
    'in|on|at|by|for|from|with|of|to|about|then|next|first|last|still|also|maybe|perhaps',
  ].join('|'),
  endsSubject: [
    "'ll|'(?:s|re)(?= (?:\\p{L}+ing|supposed|meant|got to|due|to|gonna|still|already|yet)\\b)",
    " (?:will|shall|should|would|must|can|could|may|might|ought|to|is|are|was|were|has|have|had|needs?|owes?|wants?)(?:n't)?",
    ' (?:still|also|now|just|only|promised|undertakes?|agreed|offered|said|swears?|gets to|get to)',
  ].join('|'),
  comesBefore:
    "(?:that's|it's|it'll be|that'll be)(?: just)? me(?:,| and|, and)?|(?:with )?me(?:,| and|, and)|joined by|i'm (?:taking|bringing)|we'll have",
  comesAfter: compose(
    '(?:{is} (?:also )?(?:{doing})|(?:will|to)(?: also)? (?:attend|join|come|chair|host)|attends|joins us|chairs|comes too)',
    {
      is: "(?:is|are|'s|will be|'ll be)",
      doing: 'coming|joining|chairing|attending|hosting|there too',
    },
  ),
  thanks: 'thank you|thanks|cheers|thanks to|credit to',
  hasThing: "(?:is|are|was|were|'s|'re)(?: (?:all|both|now|still|already))? with",
  venues: [
    'gate hall house room cinema theatre theater kitchen cafe bar club hotel inn pub lounge court street road avenue lane',
    'square park centre center church chapel school college station terminal berth dock pier tower wing ward library',
    'institute society museum gallery stadium arena restaurant bistro garden gardens office building block floor portcullis temple mosque',
  ].join(' '),
  absent: compose(
    "{is}(?: still| also)? {away}|(?:isn't|is not|won't be|aren't) {there}|(?:can't|cannot|can not|won't|couldn't)(?! wait)",
    {
      is: "(?:is|'s|are|will be|'ll be)",
      away: '(?:away|off|out|sick|ill|unavailable|on (?:leave|holiday|vacation|maternity))',
      there: '(?:coming|there|here|around|available|joining|invited)',
    },
  ),
  roles: [
    'accountant agency agent architect assistant auditor bank boss boyfriend broker brother builder buyer caterer',
    'chairman client colleague consultant contractor council courier customer dad daughter dean dentist designer',
    'developer director doctor editor electrician engineer estate father foreman garage girlfriend head husband',
    'installer insurer intern investor janitor landlady landlord lawyer manager mechanic minister mom mother mum',
    'nanny neighbor neighbour notary nurse office owner partner pharmacist photographer plumber principal',
    'producer professor publisher receptionist recruiter secretary sister solicitor son supervisor supplier',
    'surgeon surveyor teacher team tenant trainee translator treasurer vet wife',
  ].join(' '),
  pluralEnding: 's',
  listenerGets: "you(?:'ll| will| shall) (?:have|get|receive|hear from)",
  severalPronouns: '',
  impersonal: '',
  emphasis: '',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}
