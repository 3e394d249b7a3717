import type { DecisionRules } from '../parts/decision-rules.ts'
import { textRules } from '../parts/text-rule.ts'

const stated = textRules('decision-stated', {
  we: "(?:we|we'll|we're|we are|we've|we have)",
  only: '(?: just| simply| now| all| definitely| only)?',
  chose:
    'go(?:ne|ing)? (?:with|for)|went with|(?:stick|stay)(?:ing)? (?:with|to|at)|stuck with|settled? (?:on|for)|opt(?:ed)? for',
  kept: '(?:landed|plumped) (?:on|for)|signed off on|scrapped|scrapping|ditched|ditching|(?:dropped|abandoned)(?! (?:it|him|her|them|off))',
  so: '(?:so|then|right|ok|okay)',
  cut: '(?:picked(?! up)|hired|canned|binned|axed|shelved)(?! (?:it|him|her|them))',
  moving: '(?:moving|shifting|pushing|bringing|postponing|switching|raising|lowering|changing|putting)',
  stays: '(?:(?:it )?stays (?:as|at|in|on|with|where)|we (?:keep|drop|stay|stick|go|maintain|pass|refuse|accept|hold))',
})
const closing = textRules('decision-closing', {
  that: "(?:that|this|it)(?:'s| is)",
  settled: "(?:i'm|we're) not (?:arguing|discussing|debating|negotiating)",
  they: '(?:they|we|everyone|everybody|both sides|both of them|all of them|all of us)',
})
const final = textRules('decision-final')
const unsure = textRules('decision-unsure')
const start = textRules('decision-start')
const pastStart = textRules('past-start')
const change = textRules('decision-change', {
  all: 'every|everyone|everybody|all|only|always|never|mandatory|compulsory|banned|mine|myself',
  none: 'nobody|no one|any more|anymore|any longer|instead',
})

export const decisions: DecisionRules = {
  stated: [
    stated('choice', 'What we choose.', '{we}{only} (?:{chose}|{kept}|{cut})', {
      right: ['we go with the Leeds printer', "we'll stick to paper tickets", "we've settled on oak"],
      wrong: ['they go with us', 'we go to Leeds'],
    }),
    stated(
      'as-before',
      'What we leave as it is.',
      '{we}{only} (?:carry(?:ing)? on (?:as (?:we are|before|usual)|with)|(?:leav|keep)(?:e|ing)? (?:it|things|everything) as (?:it is|they are|before))',
      {
        right: ["we'll carry on as we are", "we're keeping everything as it is", 'we carry on with the old supplier'],
        wrong: ['they carry on as they are', 'we carry on up the hill'],
      },
    ),
    stated('move', 'What we move or change.', "we(?:'re| are){only} {moving} .{3,60}? (?:to|until|till|forward|back)", {
      right: ["we're moving the fair to the town hall", 'we are putting prices back up'],
      wrong: ['we are moving house', "they're moving the fair to May"],
    }),
    stated('topic', 'A subject and what we do with it.', '(?<=[a-z0-9] ?: ){stays}', {
      right: ['Clause nine: we keep it'],
      wrong: ['Clause nine: see below'],
    }),
    stated(
      'it-is',
      'A choice that ends a discussion.',
      '{so},? (?!finally|how|what|as )(?:[a-z]+ ){1,3}it is(?= (?:for|then)(?![a-z])|[.,!]|$)',
      {
        right: ['so Tuesdays it is', 'right, the blue one it is'],
        wrong: ['so how late it was', 'as it is'],
      },
    ),
  ],
  finals: [
    final(
      'end',
      'The end of a discussion.',
      'in the end|after all(?: that)?|finally|eventually|at last|once and for all|for good',
      {
        right: ['in the end we went with the matt paper'],
        wrong: ['at the end of May'],
      },
    ),
  ],
  closings: [
    closing(
      'rule',
      'That it is a rule now.',
      '{that} (?:the|a|our) (?:new )?rule (?:now|from now|from here|here)|new rule',
      {
        right: ["no shoes in the studio, that's the rule now", 'new rule'],
        wrong: ["that's the rule of thumb", 'the rule says so'],
      },
    ),
    closing(
      'signed',
      'That people agreed to it.',
      "{they}(?:'ve| have)?(?: all)? (?:signed (?:off on |up to )?(?:it|that|this)|shook (?:hands )?on (?:it|that)|shaken on it)",
      {
        right: ['green tiles, and this time they signed it', 'we shook on it', 'everybody signed up to that'],
        wrong: ['they signed the lease', 'we shook hands'],
      },
    ),
    closing(
      'final',
      'That it is final.',
      "(?:{that}|that one(?:'s| is)) (?:now )?(?:a done deal|not up for (?:debate|discussion)|non-negotiable|closed|settled)|decision made",
      {
        right: ["we close on Mondays, that's settled", 'so that one is closed'],
        wrong: ['the shop is closed', 'that is open'],
      },
    ),
    closing('chapter', 'That it is not discussed any more.', '(?:has|have|we|they) closed that (?:chapter|book|file)', {
      right: ['no more interns, the board has closed that chapter'],
      wrong: ['closed the chapter on Kant'],
    }),
  ],
  weakClosings: [
    closing(
      'stop',
      'The end of a discussion.',
      'full stop|end of (?:story|discussion)|{that} (?:that|final|it then)|done and dusted',
      {
        right: ['no more house calls, full stop', "and that's that"],
        wrong: ['stop it', 'the end of May'],
      },
    ),
    closing(
      'unanimous',
      'That all agree.',
      'unanimous|no (?:exceptions|arguments?|discussion|ifs or buts|ifs no buts)|no going back|not one(?= ?(?:[.,!;]|$))',
      {
        right: ['cards only, no exceptions', 'unanimous'],
        wrong: ['no discussions yet'],
      },
    ),
    closing(
      'told',
      'That it is known or not argued about.',
      "{settled}|i've told (?:them|everyone|everybody)|it's in writing|that's how it(?:'ll| will)? (?:be|stays)",
      {
        right: ["everyone pays for themselves, I'm not arguing about it", "nights end at five and it's in writing"],
        wrong: ['I told him a story', 'they are arguing'],
      },
    ),
    closing('none', 'That it holds for nobody or nothing.', '(?:not|never) (?:one|ever|again)(?= ?(?:[.,!;]|$))', {
      right: ['no agency chefs. Not one.'],
      wrong: ['not one of them came'],
    }),
  ],
  fromNow: [
    start(
      'now',
      'From now on.',
      'from (?:now|here|today|this (?:day|week|month|year)) on(?:wards?)?|as of (?:now|today|this (?:week|month|year))|henceforth|going forward',
      {
        right: ['the keys stay with me from now on'],
        wrong: ['from now until May'],
      },
    ),
  ],
  pastStarts: [pastStart('since', 'Since a day.', 'since', { right: ['since May'], wrong: ['from May'] })],
  changes: [
    change('all', 'Who or what it holds for.', '{all}|{none}|no longer', {
      right: ['all returns need a receipt', 'we no longer take cash', 'nobody parks there'],
      wrong: ['we take cash', 'nothing'],
    }),
  ],
  unsure: [
    unsure(
      'wish',
      'A wish or an idea.',
      "maybe|perhaps|if|what if|i'd (?:love|like)|i wish|i hope|would be|might|could|should we|let's say|imagine",
      {
        right: ['maybe we go with the cheaper one', "I'd love it if from now on they paid"],
        wrong: ['we go with the cheaper one'],
      },
    ),
    unsure(
      'told',
      'What is told of others.',
      '(?:he|she|they|people)(?: always| still)? (?:said|says|used to|told)|the law|used to',
      {
        right: ['she always said that nobody leaves hungry', 'the law says so'],
        wrong: ['we said no'],
      },
    ),
    unsure('away', 'Being away.', "i'm (?:on (?:holiday|leave|vacation)|off|away|out|back)|the flow", {
      right: ["from Monday I'm on holiday", 'we go with the flow'],
      wrong: ["I'm done with it"],
    }),
  ],
}
