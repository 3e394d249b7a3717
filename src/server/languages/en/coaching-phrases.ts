import type { CoachingLexicon } from '../parts/coaching-lexicon.ts'
import { compose } from '../parts/text-rule.ts'

/** The words for the speaker, alone or with others, before what they have done. */
const OWN = { we: "(?:i|we)(?: 've| have)?" }

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
    'basically|so yeah',
  ].join('|'),
  hedges: [
    "i (?:just )?(?:think|guess|suppose|reckon)(?! (?:of|about) )|i feel like|i 'd say|i would say|maybe",
    'perhaps|probably|possibly|presumably|hopefully|might|more or less|it seems|seems to me',
    "i 'm not (?:really |quite |entirely )?sure|not sure|a little bit|somewhat|if possible|i 'm no expert",
  ].join('|'),
  recognition: [
    'thanks to (?:[a-z]+ ){1,4}for|(?<! no )thanks(?! (?:to|but|in advance|anyway) )',
    'thank (?:you|him|her|them|everyone|everybody|all|the (?:team|whole)|[a-z]+ for)|well done|kudos|hats off|shout out',
    '(?:great|good|excellent|fantastic|brilliant|wonderful|amazing|terrific|superb|outstanding) (?:job|work)(?! (?:offer|title|market) )',
    'credit goes to|congratulat(?:e|ions|ing)|i (?:really |do )?appreciate(?! it if )',
    "(?<! (?:he|she|they) (?:'s|is|'re|are|was|were)(?: [a-z]+)? )(?:proud of|grateful (?:to|for))",
    "deserves? (?:credit|praise|recognition|a bonus)|could n't have done it without|couldn't have done it without",
  ].join('|'),
  reversals: [
    compose(
      '(?<! (?:if|when|unless|until) ){we}(?: just| now| since)? changed (?:my|our) minds?|on second thoughts?',
      OWN,
    ),
    "(?:i 'm|i am|we 're|we are) changing (?:my|our) minds?",
    compose(
      '(?:{we}|{doing}) (?:{undone}) (?:the|our|my|that|this|last|what)(?: [a-z]+){0,2}? (?:decision|decided|plan|agreement|agreed|idea)',
      {
        ...OWN,
        doing: "i 'm|i am|we 're|we are|let 's",
        undone: [
          'revers(?:e|ed|ing)|undo(?:ing)?|undid|overturn(?:ed|ing)?|revok(?:e|ed|ing)|scrap(?:ped|ping)?',
          'walk(?:ed|ing)? back|back(?:ed|ing)? out of|go(?:ing)? back on|went back on',
        ].join('|'),
      },
    ),
    "(?:we|i) (?:no longer|don't|do n't) want (?:it|that|to) (?:after all|any ?more)",
    compose('(?:{will}) (?:[a-z]+ ){1,6}after all(?! (?:the|that|of|those|these|this|our|my) )', {
      will: "(?:i|we) (?:'m|'re|am|are|'ll|will|won't|wo n't|aren't|are n't)",
    }),
    'instead of what (?:we|i) (?:decided|agreed|said)',
  ].join('|'),
  own: "i|we|my|our|let 's",
  capitals: 'i',
}
