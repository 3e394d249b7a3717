import { textRules } from '../parts/text-rule.ts'

const subject = textRules('task-subject', {
  doing:
    '(?!(?:going|being|having|feeling|hoping|thinking|trying|looking|waiting|wondering|getting (?:old|tired|on)|saying)\\b)\\p{L}{2,}ing',
  rest: '(?<rest>(?: .*)?)',
})

/** The rules for follow-ups that are said with a subject, in which of two at the same place the earlier holds. */
export const subjects = [
  subject(
    'have-to-do',
    'What the speaker has to do with a thing.',
    "(?:for that )?(?<other>i(?:'ve| have)(?: still)?(?: got)?) (?<object>(?:the|an?|my|our|that|those|two|three) [^,]{2,40}?) to (?<verb>\\p{L}{3,}){rest}",
    {
      right: ["i've the report to draft still → Draft the report still", 'i have a cake to deliver → Deliver a cake'],
      wrong: ["i've the report", 'i have to draft the report'],
    },
  ),
  subject(
    'progressive',
    'What the speaker is doing next.',
    "(?<other>(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is|'ll be| will be| shall be)(?: (?:also|just|now|then))*) (?<verb>{doing}){rest}",
    {
      right: [
        "i'm bringing the cake → Bring the cake",
        "we're getting quotes for the fence → Get quotes for the fence",
        "i'll be painting it → Paint it",
      ],
      wrong: ["i'm going to the dentist", "i'm hoping for rain", 'bringing the cake'],
    },
  ),
]
