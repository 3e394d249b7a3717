import type { DecisionTitles } from '../parts/decision-titles.ts'
import { textRules } from '../parts/text-rule.ts'
import { verbs } from './verbs.ts'

const plain = textRules('decision-verb', {
  deciding: '(?:decided|agreed|resolved|chosen|chose|decision (?:is|was))',
  between: "(?: (?!to\\b|that\\b|against\\b)[\\p{L}']+){0,7}?",
  noNoun: '(?!(?:the|a|an|our|my|his|her|their|this|that|one)\\b)',
})
const noun = textRules('decision-noun')
const finite = textRules('decision-finite', {
  we: "\\b(?:we|i)(?:'re|'m| are| am|'ll| will)(?: (?<not>not))?",
  surely: '(?: definitely| all| also)?(?: going to| gonna)?',
  undecided: '(?!(?:going|thinking|hoping|trying|talking|saying)\\b)',
  future: "(?<=(?:going to|gonna|will|'ll|not) )",
  auxiliary: '(?!(?:are|will|have|had|were|was|can|should|would|need|all|both|must|don|not)\\b)',
})

export const decisionTitles: DecisionTitles = {
  noun: [
    noun('agreed', 'Agreeing something.', '(?:agreed|approved|settled)(?: on)? (?=(?:the|a|an|our) )', {
      right: ['we agreed on the new pay scale → New pay scale', 'the board approved our new logo → New logo'],
      wrong: ['we agreed on Tuesday', 'they disagreed on the price'],
    }),
  ],
  plain: [
    plain('to', 'Deciding to do something.', '{deciding}{between} (?<not>not )?to (?<verb>{noNoun}\\p{L}+)', {
      right: [
        'we decided to close the Leeds branch → Close the Leeds branch',
        "we agreed with the union not to cut the bonus → Don't cut the bonus",
      ],
      wrong: ['we decided that to the end', 'it was decided to the board', 'we came to close the branch'],
    }),
  ],
  finite: [
    finite('doing', 'What somebody is doing.', '{we}{surely} (?<verb>{undecided}\\p{L}+ing)\\b', {
      right: ["we're closing the Leeds branch → Close the Leeds branch"],
      wrong: ["we're thinking about the Leeds branch", 'closing the Leeds branch'],
    }),
    finite('will-do', 'What somebody will do.', '{we}{surely} (?<verb>{future}\\p{L}{3,})\\b', {
      right: ["we'll close the Leeds branch → Close the Leeds branch"],
      wrong: ['we are near the Leeds branch', 'they will close the branch'],
    }),
    finite('go-ahead', 'Going ahead with something.', '\\bgoing (?<own>ahead) (?<verb>with)', {
      right: ["we're going ahead with the new shop → Go ahead with the new shop"],
      wrong: ["we're going with the new shop"],
    }),
    finite('that-we', 'What was said that we do.', '\\b(?:that|agreed|decided) we (?<verb>{auxiliary}\\p{L}{3,})', {
      right: ['it was agreed that we close the branch → Close the branch'],
      wrong: ['they say that we are late', 'we close the branch'],
    }),
  ],
  name: (verb, not, own) => {
    if (own === 'ahead') return `go ahead ${verb}`
    const infinitive = verbs.infinitive(verb)
    if (not) return infinitive === verb && !/ing$/.test(verb) ? `don't ${verb}` : `not ${verb}`
    return infinitive
  },
  particles: 'go up down out off back ahead away over on with for of to from in into at',
}
