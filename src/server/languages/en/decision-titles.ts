import type { DecisionTitles } from '../parts/decision-titles.ts'
import { verbs } from './verbs.ts'

export const decisionTitles: DecisionTitles = {
  noun: /\b(?:agreed|approved|settled)(?: on)? (?=(?:the|a|an|our) )/gu,
  plain:
    /\b(?:decided|agreed|resolved|chosen|chose|decision (?:is|was))(?: (?!to\b|that\b|against\b)[\p{L}']+){0,7}? (?<not>not )?to (?<verb>(?!(?:the|a|an|our|my|his|her|their|this|that|one)\b)\p{L}+)/gu,
  finite:
    /\b(?:we|i)(?:'re|'m| are| am|'ll| will)(?: (?<not>not))?(?: definitely| all| also)?(?: going to| gonna)? (?<verb>(?!(?:going|thinking|hoping|trying|talking|saying|not|be|have|see|know|need|want)\b)\p{L}+ing|(?<=(?:going to|gonna|will|'ll|not) )\p{L}{3,})\b|\bgoing (?<own>ahead) (?<verb2>with)|\b(?:that|agreed|decided) we (?<verb3>(?!(?:are|will|have|had|were|was|can|should|would|need|all|both|must|don|not)\b)\p{L}{3,})/gu,
  name: (verb, not) => {
    const infinitive = verbs.infinitive(verb)
    if (not) return infinitive === verb && !/ing$/.test(verb) ? `don't ${verb}` : `not ${verb}`
    return infinitive
  },
  particles: /^(?:go|up|down|out|off|back|ahead|away|over|on|with|for|of|to|from|in|into|at)$/,
}
