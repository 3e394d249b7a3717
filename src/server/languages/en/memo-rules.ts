import type { DutyRules } from '../parts/duty-rules.ts'
import { textRules } from '../parts/text-rule.ts'

const opening = textRules('memo-opening', {
  // "Scrap the visit" takes something back.
  verb: '(?!(?:scrap|scratch|forget|ignore|skip|mind|let)(?![a-z]))[a-z]+(?: (?:up|out|off|in|on|over|back|down|away))?',
  the: '(?:the|my|our|his|her|their|your|this|that|these|those|an?|another|some|any|all|both|more)',
  kin: "(?:mum|mom|mummy|dad|daddy|gran|granny|grandma|grandad|grandpa|nan)(?!['’])",
  several: "[a-z]{3,}(?<![su])s(?!['’])(?=$|[.,!]| (?:for|to|from|at|by|before|on|with|and|today|tonight|tomorrow))",
  plain: '(?:buy|grab|fetch|book|print|send|renew|cancel|replace|collect|bring)',
  cooks:
    'cook|fry|bake|roast|add|stir|mix|peel|melt|whisk|season|soak|boil|simmer|knead|blend|drain|sprinkle|preheat|heat|slice|chop|grate|fold in',
  handles: 'press|push|insert|rotate|twist|unscrew|click|swipe|tap|shake|tighten|loosen',
  asked: '(?:check|see|find out|work out|look up|ask|decide|test)',
  notPlaces: '(?:bed|sleep|hell|it|them|him|her|me|us|you|work on|know|think|be)(?![a-z])',
  question: '(?:whether|if|that|when|how|where|who|which|why|what)',
  addressed: '(?:talk|speak|reply|respond|write|think|apply|go back|get back|follow up|catch up|check in)',
})

const statement = textRules('memo-statement', {
  words: '(?:(?!(?:{clause})(?![a-z]))[^\\s,;:]+ )*?',
  clause: 'if|when|that|because|whether|who|which|how|what|where|until|before|after|so|we|you|he|she|they|i|it',
  stated: 'is|are|was|were|has|had|will|would|could|did|does|made|went|came|got|said|says|cost|makes|costs|takes|needs',
  itIs: "(?:it|that|he|she|there|what)['’]s",
  aside: "it['’]?s|it was|that['’]s|they said|he says|she says|says|never|no|what an?",
  denied: "(?:is|are|was|were|has|had|does|did|wo|would|could|ca)n['’]t",
})

export const memos: DutyRules['memos'] = {
  openings: [
    opening(
      'thing',
      'What is to be done with a thing that is named with its article or owner.',
      '{verb} {the} [a-z]+',
      {
        right: ['feed the cat', 'put away my skis', 'wrap a present for Leo'],
        wrong: ['book club tonight', 'call centre closed', 'water bottle', 'scrap the visit'],
      },
    ),
    opening('kin', 'Who of the family is to be called.', '{verb} {kin}', {
      right: ['call mum', 'ring grandma back', 'call back dad'],
      wrong: ["call mum's", 'mum called'],
    }),
    opening(
      'things',
      'What is to be got, without an article.',
      '{plain} {several}|(?:buy|fetch|collect|replace) [a-z]{3,} {several}',
      {
        right: ['buy nappies', 'buy seed onions', 'grab batteries for the torch', 'book flights to Oslo'],
        wrong: ['buy less', 'grab dinner', "bring Carlos's"],
      },
    ),
    opening(
      'addressed',
      'What is to be dealt with, or with whom.',
      '(?:{addressed} (?:to|with|about|for|on)|look (?:for|into)) [a-z]+',
      {
        right: ['talk to Ben about the rota', 'follow up with Dana', 'look for a plumber'],
        wrong: ['talk is cheap', 'call with Rotterdam', 'note for the office', 'look at that'],
      },
    ),
    opening('let-know', 'Who is to be told.', 'let (?:{the} )?[a-z]+(?: [a-z]+)? know', {
      right: ['let the tenants know', 'let Ben know the time'],
      wrong: ['let me think', 'let it go', "let's go"],
    }),
    opening('asked', 'What is to be found out.', '{asked} {question}', {
      right: ['check whether the shop is open', 'find out how much the skip costs'],
      wrong: ['check the lock', 'guess what'],
    }),
  ],
  deeds: [
    opening(
      'going',
      'Where the speaker is to go.',
      '(?:go|pop|drop|head|run|nip|swing|stop|get)(?: (?:back|over|in|out|down|up|round|by))? (?:to|into|by|at|past|round) (?!{notPlaces})[a-z]+',
      {
        right: ['go to the post office', 'pop into the bank', 'swing by the bakery', 'get to the garage before five'],
        wrong: ['go to sleep', 'go to hell', 'going to the bank', 'get at it', 'run the numbers'],
      },
    ),
    opening(
      'thinking',
      'What is to be thought about.',
      'think (?:about|of|through) (?:{the}|what|how|whether|where) [a-z]+',
      {
        right: ['think about the colour', 'think about what to cook'],
        wrong: ['think about it', 'think so'],
      },
    ),
  ],
  instructions: [
    opening('cooking', 'What a recipe says.', '(?:{cooks})(?![a-z])', {
      right: ['peel the potatoes', 'whisk the eggs until stiff'],
      wrong: ['peels the potatoes', 'buy the potatoes'],
    }),
    opening(
      'handling',
      'How a device is used.',
      '(?:{handles}|turn (?:left|right|the (?:dial|knob|handle)))(?![a-z])',
      {
        right: ['press the green button', 'turn left at the church'],
        wrong: ['turn the heating off', 'print the label'],
      },
    ),
  ],
  statements: [
    statement('stated', 'Something is stated.', '{words}(?:{stated}|{denied}|{itIs})|[^,;:]*, (?:{aside})', {
      right: ['engine light is on', 'makes me sick', 'the flour wasn’t enough', "God it's Friday"],
      wrong: ['whether the shop is open', 'the boxes we made', 'the sheets'],
    }),
  ],
}
