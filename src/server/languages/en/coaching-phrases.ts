import type { CoachingLexicon } from '../parts/coaching-lexicon.ts'
import { compose } from '../parts/text-rule.ts'

export const coachingPhrases: CoachingLexicon = {
  fillers: [
    'u+m+|u+h+|er|erm|h+m+',
    compose('(?<! (?:{asked}) )you know(?! (?:{object}) )', {
      asked: "do|did|let|would|if|as|so|what|don't|should|to|must|could|will|'ll",
      object:
        'what|how|that|who|if|whether|where|when|why|which|the|this|him|her|them|it|about|my|our|your|me|us|each|of|more',
    }),
    '(?<! (?:what|do|did|really) )i mean(?! (?:it|that|business|to) )|(?<= , )like(?= , )',
    '(?<! (?:the|this|that|these|those|what|a|some|any|same|every|one|right|which|each|no|other|new|best|different) )(?:sort|kind) of',
    'basically|literally|actually|so yeah',
  ].join('|'),
  hedges: [
    "i (?:just )?(?:think|guess|suppose|reckon)(?! (?:of|about) )|i feel like|i 'd say|i would say|maybe",
    'perhaps|probably|possibly|presumably|hopefully|might|more or less|it seems|seems to me',
    "i 'm not (?:really |quite |entirely )?sure|not sure|a little bit|somewhat|if possible|i 'm no expert",
  ].join('|'),
  recognition: [
    'thanks(?! to the )|thank (?:you|him|her|them|everyone|everybody|all|the (?:team|whole)|[a-z]+ for)',
    'grateful|well done',
    '(?:great|good|excellent|fantastic|brilliant|wonderful|amazing|terrific|superb|outstanding) (?:job|work)',
    'kudos|credit (?:to|goes)|proud of|congratulat(?:e|es|ed|ions|ing)|hats off|shout out|appreciate[ds]?',
    "deserves? (?:credit|praise|recognition|a bonus)|praise[ds]?|could n't have done it without",
    "couldn't have done it without",
  ].join('|'),
  reversals: [
    '(?:chang(?:e|ed|ing)|change) (?:my|our) minds?|on second thoughts?',
    compose(
      '(?:{undo}|{goBack}) (?:the|our|my|that|this|last|what)(?: [a-z]+){0,2}? (?:decision|decided|plan|agreement|agreed)',
      {
        undo: 'revers(?:e|ed|ing)|undo(?:ing)?|overturn(?:ed|ing)?|revok(?:e|ed|ing)',
        goBack: 'walk(?:ed|ing)? back|back(?:ed|ing)? out of|go(?:ing)? back on|went back on',
      },
    ),
    'revers(?:e|ed|ing) (?:the|our|my|that) decision|scrap (?:that|the) (?:plan|decision|idea)',
    "(?:we|i) (?:no longer|don't) want (?:it|that|to) (?:after all|any ?more)|not (?:[a-z]+ ){1,4}after all",
    "instead of what (?:we|i) (?:decided|agreed|said)|(?:'m|'re|am|are) back to (?:square one|plan [ab])",
  ].join('|'),
  capitals: 'i',
}
