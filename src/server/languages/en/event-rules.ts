// Over 250 lines: the rules that name events form one list, each with its examples.
import { textRules, writingRules } from '../parts/text-rule.ts'
import type { EventRules } from '../parts/title-words.ts'

const verb = writingRules('event-verb', {
  who: '(?:{pronoun}|{being})(?: {auxiliary}){0,5}',
  pronoun: "(?:i|we|he|she|they|you)(?:'m|'re|'s|'ll|'d)?",
  being: '(?:am|is|are|be|to|will)',
  auxiliary: '(?:am|are|is|will|be|have to|need to|should|must|going to|gonna|to|also|still|then|just|all|both)',
  way: '(?: out| back| over| up| down)?',
  // "Going to be held" says when something will be.
  place:
    '(?= (?!(?:be|have|do|get|make|take|need|try|start|run|hold|give|put|let|keep|miss|finish|close|open)\\b)\\p{L})',
})
const visit = writingRules('event-visit', {
  is: "(?:(?:is|are|'s|'re) )?",
  where: '(?: (?:in|over|by|round|here|down|up|to see (?:us|me)|to visit))?',
})
const purpose = textRules('event-purpose')
const frame = textRules('event-frame', {
  someone: "(?:we|i|they|he|she|you)(?:'ve|'ll|'re|'m|'d|'s)?",
  having: '(?:have|has|had|got|will|need|want|would|like|should|must|to|be|going|am|are|is|also|just|still)',
  planning: '(?:schedule|book|organise|organize|do|plan|set|up|hold)',
  moved: '(?:moved|pushed|rescheduled|shifted|brought)(?: it)?(?: forward| back| up)?(?: to)?',
})
const copula = textRules('event-copula')

export const eventRules: EventRules = {
  verbs: [
    verb('still-on', 'What was agreed stands.', "(?:we're|we are|are we|is it|it's) (?:still|all) on for", 'Meeting', {
      right: ["we're still on for Monday at nine → Meeting", 'are we still on for Thursday at ten → Meeting'],
      wrong: ['the heating is still on'],
    }),
    verb('meet', 'Meeting somebody.', '{who} (?:meeting|meet|seeing|see)(?: up)?(?: with)?', 'Meeting with', {
      right: ["we're meeting Ana on Friday → Meeting with Ana"],
      wrong: ['the meeting with Ana is on Friday'],
    }),
    verb(
      'sit-down',
      'Sitting down or catching up with somebody.',
      '{who} (?:sitting down|sit down|getting together|get together|catching up|catch up)(?: with)?',
      'Meeting with',
      { right: ['I need to sit down with Ana on Friday → Meeting with Ana'], wrong: ['Ana sat down on Friday'] },
    ),
    verb('talk', 'Talking to somebody.', '{who} (?:talking|talk|speaking|speak)(?: to| with)', 'Call with', {
      right: ["I'm speaking to Ana on Friday → Call with Ana"],
      wrong: ["I'm speaking on Friday"],
    }),
    verb('call', 'Calling somebody.', '{who} (?:calling|call|phoning|phone|ringing|ring)', 'Call with', {
      right: ["I'll phone Ana on Friday → Call with Ana"],
      wrong: ['a phone for Ana', 'we called Ana'],
    }),
    verb('interview', 'Interviewing somebody.', '{who} (?:interviewing|interview)', 'Interview with', {
      right: ["we're interviewing Ana on Friday → Interview with Ana"],
      wrong: ['the interview was on Friday'],
    }),
    verb(
      'interviewing',
      'The same without a subject.',
      '(?<!\\b(?:the|of|for|by|a|with|from) )interviewing',
      'Interview with',
      {
        right: ['interviewing Ana on Friday → Interview with Ana'],
        wrong: ['the interviewing of Ana'],
      },
    ),
    verb(
      'review',
      'Reviewing something.',
      '{who} (?:reviewing|review|going over|go over|going through|go through)',
      'Review of',
      {
        right: ['we go over the budget on Friday → Review of the budget'],
        wrong: ['the budget review', 'we go to Ana'],
      },
    ),
    verb('visit', 'Visiting something.', '{who} (?:visiting|visit)', 'Visit to', {
      right: ["we'll visit the plant on Friday → Visit to the plant"],
      wrong: ['the visitors of the plant'],
    }),
    verb('present-to', 'Presenting to somebody.', '{who} (?:presenting|present)(?: to)', 'Presentation to', {
      right: ['I present to the board on Friday → Presentation to the board'],
      wrong: ['I present the budget on Friday'],
    }),
    verb('present', 'Presenting something.', '{who} (?:presenting|present)', 'Presentation of', {
      right: ["we're presenting the budget on Friday → Presentation of the budget"],
      wrong: ['a present for Ana'],
    }),
    verb('sign', 'Signing something.', '{who} (?:signing|sign)', 'Signing of', {
      right: ["we're signing the lease on Friday → Signing of the lease"],
      wrong: ['the sign above the door', 'we signed the lease'],
    }),
    verb('fly', 'Flying somewhere.', '{who} (?:flying|fly){way}(?: to)', 'Flight to', {
      right: ["I'm flying out to Oslo on Friday → Flight to Oslo"],
      wrong: ["I'm flying on Friday"],
    }),
    verb('drive', 'Driving somewhere.', '{who} (?:driving|drive){way}(?: to)', 'Drive to', {
      right: ["we're driving up to Leeds on Friday → Drive to Leeds"],
      wrong: ['we drive a van'],
    }),
    verb('go', 'Going to a place that has an article.', '{who} (?:going|go){way} to(?= the )', 'Visit to', {
      right: ["we're going to the plant on Friday → Visit to the plant"],
      wrong: ["we're going to Leeds"],
    }),
    verb(
      'travel',
      'Travelling somewhere.',
      '{who} (?:travelling|traveling|travel|going|go|heading|head){way}(?: to){place}',
      'Trip to',
      {
        right: ["we're heading up to Leeds on Friday → Trip to Leeds"],
        wrong: ['the head of Leeds', "I'm going home", 'the fair is going to be in May'],
      },
    ),
    verb('lunch', 'Having lunch.', '{who} (?:having lunch|lunching)(?: together)?(?: with)?', 'Lunch with', {
      right: ["I'm having lunch with Ana on Friday → Lunch with Ana"],
      wrong: ['lunch was late'],
    }),
    verb('dinner', 'Having dinner.', '{who} (?:dining|having dinner)(?: together)?(?: with)?', 'Dinner with', {
      right: ["I'm dining with Ana on Friday → Dinner with Ana"],
      wrong: ['the dining room'],
    }),
  ],
  visits: [
    visit('coming', 'Somebody is coming.', '{is}(?:coming|visiting){where}', 'Visit from', {
      right: ['the auditors are coming over on Friday → Visit from the auditors'],
      wrong: ['the upcoming audit'],
    }),
    visit('comes', 'Somebody comes.', 'comes|visits|drops by|stops by|flies in', 'Visit from', {
      right: ['the auditor drops by on Friday → Visit from the auditor'],
      wrong: ['the price drops'],
    }),
    visit('will-come', 'Somebody will come.', "(?:will|'ll) (?:come|visit|drop by)", 'Visit from', {
      right: ['the auditors will visit on Friday → Visit from the auditors'],
      wrong: ['the auditors will write'],
    }),
    visit('arrive', 'Somebody or something arrives.', "{is}arriving|arrives?|(?:will|'ll) arrive", 'Arrival of', {
      right: ['the new press arrives on Friday → Arrival of the new press'],
      wrong: ['the new press arrived'],
    }),
    visit('signed', 'Something is signed.', "(?:is|are|gets?|will be|'ll be) (?:being )?signed", 'Signing of', {
      right: ['the deed is signed on Friday → Signing of the deed'],
      wrong: ['the signed deed'],
    }),
    visit(
      'handed-over',
      'Something is handed over.',
      "(?:is|are|gets?|will be|'ll be) (?:being )?handed over",
      'Handover of',
      {
        right: ['the keys are handed over on Friday → Handover of the keys'],
        wrong: ['the keys were left to Ana'],
      },
    ),
    visit(
      'expect',
      'Somebody expects us.',
      '(?:(?:is|are) (?:expecting|waiting for)|expects?|(?:can|will) see) (?:me|us)',
      'Meeting with',
      {
        right: ['the notary is expecting us on Friday → Meeting with the notary'],
        wrong: ['the notary is expecting the papers'],
      },
    ),
  ],
  purposes: [
    purpose('talk', 'Talking about something.', 'to (?:discuss|talk about|talk through|talk over|catch up on)', {
      right: ['to talk about the lease'],
      wrong: ['to talk to Ana', 'together with Ana'],
    }),
    purpose('look', 'Looking at something.', 'to (?:go over|go through|run through|look at|look over|review|cover)', {
      right: ['to go through the offer'],
      wrong: ['to look for a tenant', 'to uncover the truth'],
    }),
  ],
  frames: [
    frame('moved', 'Somebody has moved it.', "(?:they|we|he|she|i)(?:'ve| have)? {moved}", {
      right: ["they've pushed back to the gala → Gala"],
      wrong: ['the movers of the piano'],
    }),
    frame(
      'opening',
      'Words that open a clause.',
      '(?:so|and|but|then|also|now|well|okay|ok|um|uh|er|anyway|oh|right)',
      {
        right: ['okay, gala → Gala', 'and then gala → Gala'],
        wrong: ['soap for the office'],
      },
    ),
    frame(
      'reminder',
      'Reminding, giving a reason or asking politely.',
      "(?:because|since|before that|after that|by the way|don't forget(?: that)?|remember(?: that)?|note that|please)",
      { right: ["don't forget that gala → Gala"], wrong: ['notes on the gala'] },
    ),
    frame('someone-has', 'Somebody has or plans it.', '{someone}(?: (?:{having}|{planning}))*', {
      right: ["we've got gala → Gala", 'I want to schedule gala → Gala'],
      wrong: ['weather permitting'],
    }),
    frame('there-is', 'There is something.', "there(?:'s|'ll| is| are| will be| s)?(?: going to be| also)?", {
      right: ['there will be gala → Gala'],
      wrong: ['therefore the gala'],
    }),
    frame('lets', 'Proposing it.', "let's(?: (?:schedule|do|have|book|set up|plan|say|put|make|get|meet))?", {
      right: ["let's plan gala → Gala"],
      wrong: ['lets gala'],
    }),
    frame('it-is', 'It is something.', "it(?:'s| is| was|'ll be| will be)(?: now)?|that(?:'s| is)(?: right)?", {
      right: ["it's now gala → Gala"],
      wrong: ['its new roof'],
    }),
    frame('question', 'Asking for it.', 'what about|(?:can|could) (?:you|we)', {
      right: ['what about gala → Gala'],
      wrong: ['canned food'],
    }),
    frame(
      'command',
      'Telling somebody to plan it.',
      'schedule|book(?! (?:club|fair|launch|signing|group|festival|shop))|set up|put (?:in|down)|plan|add',
      {
        right: ['put down gala → Gala'],
        wrong: ['booking the hall'],
      },
    ),
    frame('article', 'The article.', '(?:the|a|an|our|my|another)', {
      right: ['our gala → Gala'],
      wrong: ['theatre gala'],
    }),
  ],
  copulas: [
    copula('is', 'It is or was.', "is|are|'s|was|it's|it is|that's|that is", {
      right: ['gala is → Gala', "gala that's → Gala"],
      wrong: ['gala of Paris'],
    }),
    copula('will-be', 'It will be or has been.', "will be|'ll be|has been|have been", {
      right: ['gala will be → Gala'],
      wrong: ['gala may be'],
    }),
    copula('happens', 'It takes place.', '(?:will |to )?takes? place|happens|starts|begins|(?:will )?kicks? off', {
      right: ['gala takes place → Gala', 'gala kicks off → Gala'],
      wrong: ['gala takes', 'gala kicks'],
    }),
    copula(
      'held',
      'It is held.',
      '(?:(?:is|are) (?:to be|being)|will be|to be|is|are) held|(?:will )?go(?:es)? ahead',
      {
        right: ['gala will be held → Gala', 'gala is being held → Gala'],
        wrong: ['gala held'],
      },
    ),
    copula('going-to', 'It is going to be.', '(?:is |are )?going(?: to be)?', {
      right: ['gala is going to be → Gala'],
      wrong: ['gala goer'],
    }),
    copula(
      'arranged',
      'It is arranged.',
      "(?:is |are |'s |has been |have been |now )?(?:pencilled in|booked(?: in)?|scheduled|set|fixed|confirmed|planned|down)(?: for)?",
      {
        right: ['gala pencilled in for → Gala', 'gala is set for → Gala'],
        wrong: ['gala booking'],
      },
    ),
    copula(
      'moved',
      'It is moved.',
      '(?:(?:has been|have been|is|are|was|got) )?(?:now )?(?:put|pushed|moved|brought|shifted) (?:back|forward|on)(?: to)?',
      {
        right: ['gala has been put back to → Gala', 'gala is brought forward to → Gala'],
        wrong: ['gala back room'],
      },
    ),
    copula('itself', 'Itself, or now.', 'itself|now', { right: ['gala itself → Gala'], wrong: ['gala snow'] }),
  ],
  contractions: [],
}
