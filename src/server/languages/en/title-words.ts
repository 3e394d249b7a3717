import type { TitleWords } from '../parts/title-words.ts'

const WHO =
  "(?:(?:i|we|he|she|they|you)(?:'m|'re|'s|'ll|'d)?|(?:am|is|are|be|to|will))(?: (?:am|are|is|will|be|have to|need to|should|must|going to|gonna|to|also|still|then|just|all|both)){0,5}"

export const titles: TitleWords = {
  language: 'en',
  kinds:
    'meeting meetings call calls lunch dinner breakfast brunch supper drinks drink coffee tea appointment appointments interview interviews visit review reviews presentation demo workshop conference session sessions flight train trip journey drive board_meeting board sync catch-up catch_up stand-up stand_up standup webinar launch audit hearing ceremony training seminar kick-off kick_off kickoff offsite off_site away_day party birthday anniversary wedding funeral christening baptism graduation surgery operation mri scan x-ray check-up check_up checkup biopsy reception game match concert recital briefing debrief deposition signing closing tournament farewell retreat summit fair gala festival event rehearsal dry_run town_hall all_hands one_to_one one_on_one one-to-one one-on-one retrospective retro walkthrough walk_through site_visit tour inspection exam viewing handover hand-over negotiation negotiations talks agm committee delivery ferry fundraiser barbecue picnic gathering get-together get_together huddle stocktake',
  journeys: 'appointment flight train trip journey drive ferry visit tour',
  called: {
    board: 'Board meeting',
    catch_up: 'Catch-up',
    kick_off: 'Kick-off',
    mri: 'MRI',
    agm: 'AGM',
    check_up: 'Check-up',
    one_to_one: 'One-to-one',
    one_on_one: 'One-on-one',
  },
  verbLeads:
    "to i we they he she you will 'll please can must should would not don't didn't could let's lets who and_then",
  modifiersFirst: true,
  before: '',
  determiners: 'the a an our my his her their your its this that these those another',
  companions: 'with',
  and: 'and',
  complements: 'about for of on regarding between concerning',
  directions: 'to from at',
  ends: "is are be being am was were 's 're 'm 'll has have had starts start started starting begins begin runs run running takes taking happens moved moves move moving scheduled schedule scheduling booked book booking planned plan confirmed confirm set fixed pushed push put goes leaves departs lands comes coming arrives opens closes finishes ends lasts need needs got get gets grab add arrange arranged hold hosting host attend attending join joining doing having organise organize organising invited invite remember note mark sharp long early late straight in by until till since during before after into over through up down off out around at zoom teams online phone video person site coming there instead though starting says said told wants asked meets meet am pm o'clock oclock noon midday as because than themselves itself himself herself myself yourself ourselves",
  within:
    'new big next small old young high open full week night morning evening afternoon year month people side part place hand team start real long second first part own word',
  verbs: [
    [`${WHO} (?:meeting|meet|seeing|see)(?: up)?(?: with)?`, 'Meeting with'],
    [`${WHO} (?:sitting down|sit down|getting together|get together|catching up|catch up)(?: with)?`, 'Meeting with'],
    [`${WHO} (?:talking|talk|speaking|speak)(?: to| with)`, 'Call with'],
    [`${WHO} (?:calling|call|phoning|phone|ringing|ring)`, 'Call with'],
    [`${WHO} (?:interviewing|interview)`, 'Interview with'],
    [`${WHO} (?:reviewing|review|going over|go over|going through|go through)`, 'Review of'],
    [`${WHO} (?:visiting|visit)`, 'Visit to'],
    [`${WHO} (?:presenting|present)(?: to)`, 'Presentation to'],
    [`${WHO} (?:presenting|present)`, 'Presentation of'],
    [`${WHO} (?:signing|sign)`, 'Signing of'],
    [`${WHO} (?:flying|fly)(?: out| back| over| up| down)?(?: to)`, 'Flight to'],
    [`${WHO} (?:driving|drive)(?: out| back| over| up| down)?(?: to)`, 'Drive to'],
    [`${WHO} (?:going|go)(?: out| back| over| up| down)? to(?= the )`, 'Visit to'],
    [
      `${WHO} (?:travelling|traveling|travel|going|go|heading|head)(?: out| back| over| up| down)?(?: to)(?= (?:the |\\p{L}+$|\\p{L}+ (?:for|with|and)|\\p{L}))`,
      'Trip to',
    ],
    [`${WHO} (?:having lunch|lunching)(?: with)?`, 'Lunch with'],
    [`${WHO} (?:dining|having dinner)(?: with)?`, 'Dinner with'],
  ],
  visits: [
    [
      "(?:(?:is|are|'s|'re) )?(?:coming|visiting)(?: (?:in|over|by|round|here|down|up|to see (?:us|me)|to visit))?|(?:comes|visits|drops by|stops by|flies in)|(?:will|'ll) (?:come|visit|drop by)",
      'Visit from',
    ],
    ["(?:(?:is|are|'s|'re) )?arriving|arrives?|(?:will|'ll) arrive", 'Arrival of'],
    ['(?:is|are) (?:expecting|waiting for) (?:me|us)', 'Meeting with'],
  ],
  purposes:
    'to (?:discuss|talk about|talk through|talk over|go over|go through|run through|look at|look over|review|cover|catch up on)',
  about: 'about',
  frames:
    "(?:they|we|he|she|i)(?:'ve| have)? (?:moved|pushed|rescheduled|shifted|brought)(?: it)?(?: forward| back| up)?(?: to)?|(?:so|and|but|then|also|now|well|okay|ok|um|uh|er|anyway|oh|right|because|since|before that|after that|by the way|don't forget(?: that)?|remember(?: that)?|note that|please)|(?:we|i|they|he|she|you)(?:'ve|'ll|'re|'m|'d|'s)?(?: (?:have|has|had|got|will|need|want|would|like|should|must|to|be|going|am|are|is|also|just|still|schedule|book|organise|organize|do|plan|set|up|hold))*|there(?:'s|'ll| is| are| will be| s)?(?: going to be| also)?|let's(?: (?:schedule|do|have|book|set up|plan|say|put|make|get|meet))?|it(?:'s| is| was|'ll be| will be)(?: now)?|that(?:'s| is)(?: right)?|what about|(?:can|could) (?:you|we)|schedule|book|set up|put (?:in|down)|plan|add|(?:the|a|an|our|my|another)",
  copulas:
    "is|are|'s|will be|'ll be|has been|have been|was|it's|it is|takes place|happens|starts|begins|itself|now|that's|that is",
  contractions: [],
  lists: 'and',
  nearEnds: 'and at in to a',
  breaks: 'and but so because then who which i we he she they',
  partitives: '',
  between: 'between',
  pronounLead: null,
  belongings: 'of for',
  binds: 'of from and',
  thoseOf: '',
  progressive: { form: /ing$/, after: "'m 're 's am are is be was were" },
  possessive: { mark: "'s", owners: 'my our his her their' },
}
