import { type TextRule, textRules } from '../parts/text-rule.ts'

const rule = textRules('question-statement', {
  working: '(?:work|figure|find|make) (?:it )?out',
  asking: '(?:asking myself|wondering)',
  what: "(?:if|whether|how|what|why|who(?:'s|'ll|se)?|when|which|where)",
  is: '(?:is|are|was|were|do|does|did|can|could|will|would|should|have|has) (?:i|we|he|she|it|they|the|this|that|there|[a-z]+)',
  said: '(?:told|tell|said|saying|say|confirmed|answered)',
  matter: '(?:matter|question|issue|mystery|puzzle|business)',
})

/** Words that state an open question. */
export const asked: readonly TextRule[] = [
  rule(
    'work-out',
    'Not being able to find out.',
    "(?:(?:what )?(?:i|we) )?(?:can't|cannot|couldn't) {working}(?: is)?,? (?:{what}|{is})",
    {
      right: ["what I can't figure out is why it sells", "I can't work out who pays"],
      wrong: ["I can't figure it out", 'we worked out who pays'],
    },
  ),
  rule('keep', 'Asking oneself again and again.', '(?:keep|still) {asking},? {what}', {
    right: ["I'm still wondering whether we need it", 'I keep asking myself how it fits'],
    wrong: ['keep asking the bank', 'I keep wondering'],
  }),
  rule('open', 'A question left open.', "(?:haven't|not) (?:yet )?(?:decided|settled|agreed)(?: yet)?(?: on)? {what}", {
    right: ["we haven't decided yet who drives", 'not settled whether we stay'],
    wrong: ["we haven't decided", 'we decided who drives'],
  }),
  rule(
    'matter',
    'A question that is there.',
    "there(?:'s|'s still| is| remains) (?:still )?(?:the|a|this|one) (?:[a-z]+ ){0,3}?{matter} (?:of |about )?{what}",
    {
      right: ["there's the small matter of who pays", 'there is still the question of whether we insure it'],
      wrong: ["there's the matter in hand", "there's a question"],
    },
  ),
  rule(
    'question-is',
    'What the question is.',
    '(?:(?:the|one|an) )?(?:(?:only|big|other|open|main|real|remaining) )?question (?:now |still )?(?:is|remains) (?:still )?{what}',
    {
      right: ['open question is whether we still run it', 'the big question is who pays'],
      wrong: ['the question is settled', 'the question is on the form'],
    },
  ),
  rule(
    'not-told',
    'What nobody has said.',
    "(?:nobody|no one|no-one)(?:'s| has| will| can| could)?(?: [a-z]+)? {said}(?: (?:me|us))?(?: yet)? (?:{what}|{is})",
    {
      right: ['nobody has told me is it the red or the blue', "no one's said who locks up", 'nobody can tell us when'],
      wrong: ['nobody told me off', 'nobody said a word'],
    },
  ),
  rule(
    'unknown',
    'What one does not know.',
    "what (?:i|we)(?: [a-z]+ly| still| also)*(?: really)? (?:don't|do not|can't|haven't) (?:know|tell|see|understand|been told)(?: yet)? is",
    {
      right: ["what we honestly don't know is whether it fits", "what I can't tell is how old it is"],
      wrong: ["what I don't know won't hurt"],
    },
  ),
  rule(
    'doubt',
    'A doubt that is left.',
    '(?:one|a|the|my|only) (?:[a-z]+ )?(?:doubt|uncertainty|unknown|query)(?: left| remaining| is| remains| is remaining|,|:)* {what}',
    {
      right: ['only one doubt is left whether the van fits', 'the one unknown is who drives'],
      wrong: ['no doubt it fits', 'a doubtful case'],
    },
  ),
  rule(
    'gnaws',
    'What one keeps thinking of.',
    "what(?:'s| is| keeps)? (?:nagging|bugging|bothering|eating|puzzling)(?: at| away at)? (?:me|us)(?: most| now)*(?: is|:|,) (?:{what}|{is})",
    {
      right: ["what's bugging me is whether we ever paid it", 'what keeps nagging at me is who has the key'],
      wrong: ["what's bugging me is the noise"],
    },
  ),
  rule(
    'others',
    'What others want to know from us.',
    "[a-z]+(?:'s|'re| is| are| keeps?) asking (?:me |us )?(?:{what}|{is})(?! (?:me|us)(?![a-z]))",
    {
      right: ["the family's asking can he drive", 'people are asking whether we open in May'],
      wrong: ['he asked me whether', "she's asking for tea"],
    },
  ),
  rule('no-idea', 'Having no idea.', '(?:no idea|not clear|anyone know) {what}', {
    right: ['I have no idea who signs it', 'it is not clear whether we pay'],
    wrong: ['no idea at all', 'a clear idea'],
  }),
]
