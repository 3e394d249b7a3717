// Over 250 lines: one list of words and patterns.
import { compose } from '../parts/text-rule.ts'
import type { WordLexicon } from '../parts/word-lexicon.ts'

/** What people say they would be if they got what they ask for. */
const THANKFUL = 'grateful|obliged|thankful'

export const words: WordLexicon = {
  language: 'en',
  stopWords: [
    'a about above after again all almost already also am an and any anyway are as at away back be because',
    'been before being below between both but by came can cannot come could day days did do does doing done',
    'down during each em er even ever every few for from further get getting go goes going good gonna got had',
    'has have having he her here him his how i if in into is it its just keep kind know last least let like',
    'little look lot made make many maybe me mean might mine more most much must my need needs never new next',
    'no none not nothing now of off oh ok okay on once one only or other our out over own people please quite',
    'rather really right said same say says see she should since so some something sorry sort still such sure',
    'take tell than that the their them then there these they thing things think this those though through',
    'time to today together told tomorrow too tuesday two uh um under until up us very want was way we week',
    'well went were what when where which while who why will with would yeah yes yesterday yet you your',
    'monday wednesday thursday friday saturday sunday morning afternoon evening night year month three four',
    "five six seven eight nine ten half percent 's 'll 're 've 'd 'm n't don't didn't doesn't can't won't",
    "isn't wasn't word words note notes answer front itself entire somehow someone somebody everybody",
    'everyone anybody nobody anything everything nothing guys guy okay yep alright actually honestly frankly',
    'basically obviously definitely probably certainly especially particularly finally suddenly exactly',
    'recently currently able bit lots couple side part parts place whole hand hands different another',
    'together instead whatever sure ready idea true long big small old new young high low open close real',
    'full next anymore ones onto along around across without within everywhere somewhere believe remember',
    'happen happened happening feel felt feeling start started starting stay stayed keep kept leave left find',
    'found talk talked talking work worked call called bring brought run running turn turned wait walked',
    'walking stood sitting sat read reading write written hear heard ask asked send sent list off ever',
  ].join(' '),
  nounLeads: [
    'the a an my our your his her their its this that these those of in on at for with about from by and two',
    'three four five six new old big second first no some any every each',
  ].join(' '),
  openers: [
    'please|and please|remind me to|i need to|i have to|i must|we need to|we have to|we must|we should',
    "don't forget to|remember to|make sure|can you|could you|let's|we have a|we've got a|there is a|there's a",
    "i have a|we decided|we agreed|the question is|and then|and i|but i|so i|i am|i'm|we are|we're|also",
    'then we|then i|what i still',
    'and the (?:[^\\s,]+ ){1,3}(?:is|are|will be) (?:on|at|today|tonight|tomorrow|next)',
  ].join('|'),
  mine: [
    "i(?:'ve| have)? promised (?:(?:mr|mrs|ms|dr)\\.? )?[\\p{L}-]{2,} (?:(?:that )?(?:i'd|i would|i'll|i will)|to|(?=(?:the|a|an|my|our|some)\\b))",
    "i(?:'ve| have)? (?:told|assured) (?:(?:mr|mrs|ms|dr)\\.? )?[\\p{L}-]{2,} (?:that )?(?:i'd|i would|i'll|i will)",
    'i (?:still )?owe (?:(?:mr|mrs|ms|dr)\\.? )?[\\p{L}-]{2,}(?= (?:the|a|an|my|our|some)\\b)',
    compose(
      '(?:i|and i|so i|then i)(?: still| really| also| just)? (?:{obligation}|want to remember to|am going to|promised to)',
      {
        obligation:
          'need to|have to|have got to|must(?: also| not forget to)?|got to|gotta|should(?! (?:much )?{polite}\\b)',
        polite: `(?:be (?:\\p{L}+ )?(?:${THANKFUL})|like|appreciate)`,
      },
    ),
    "i've (?:still )?got to|i'll(?: also)?|i will(?: also)?|i'm going to|i'm gonna|i am to|remind me to",
    "i mustn't forget to|i can't forget to|i am supposed to|my job is to|(?:remember|don't forget) to|make sure (?:that )?i(?= )",
    compose('(?:{rank})[:,](?= (?:{send}|{get})\\b)', {
      rank: 'one|two|three|four|five|first|second|third|lastly|finally',
      send: 'call|ring|phone|send|email|write|book|buy|order|pay|sign|check|fix',
      get: 'get|pick|collect|read|review|finish|prepare|draft|chase|cancel|renew|arrange|confirm|tell|ask|print|file|return|update',
    }),
  ].join('|'),
  mineByDate: "i(?: also| still| really)? (?:want|plan|hope) to|i'd(?: also| still| really)? like to",
  theirs: compose('(?:,? who )?(?:{will}|(?:has )?promised to|agreed to|{promisedUs}|{told}|{owes})(?! be\\b)', {
    will: "(?:'s|is) going to|will(?: also)?|'ll|(?:has|needs|ought) to|must|should|is to|has agreed to",
    promisedUs:
      "(?:has )?promised (?:me|us)(?: to| (?:that )?(?:he|she|they)(?:'d|'ll| will| would)|(?= (?:the|a|an|his|her|their|some)\\b))",
    told: "(?:has )?told (?:me|us) (?:that )?(?:he|she|they)(?:'d|'ll| will| would)|is supposed to",
    owes: "said (?:he|she)(?:'d|'ll| will| would)|owes (?:me|us)|has got to",
  }),
  asked:
    "(?:(?:i|we)(?:'ve| have)? (?:asked|told)|(?:it's|it is|that's) (?:up|down|on) to|(?:it|that) falls to) NAME to",
  theirsByDate: compose("(?:(?:'s|is) (?=[a-z]+ing\\b)|(?=(?:{prepares}|{orders}|{prints})\\b))", {
    prepares: 'prepares|sends|drafts|books|calls|writes|checks|finishes|delivers|brings|signs|reviews|updates',
    orders: 'orders|pays|files|collects|fixes|handles|gets|makes|gives|shares|circulates',
    prints: 'prints|emails|arranges|confirms|chases|submits|completes|hands|returns|sorts|buys|reads|asks|tells|picks',
  }),
  asks: [
    '(?<task>let (?:me|us) know)|(?:would|do) you mind(?= \\p{L}+ing\\b)',
    '(?:please|kindly)(?: also)?|(?:could|can|would|will) (?:you|one (?:or both )?of you)(?![,?.])(?: please| perhaps)?',
    compose(
      "(?:i|we)(?:'d| would| should)?(?: {much})? (?:appreciate it|be (?:{much} )?(?:{thankful}))(?: {much})? if you (?:could|would)",
      {
        much: '(?:really|most|very|very much|so)',
        thankful: `(?:${THANKFUL})`,
      },
    ),
    "(?:it (?:would|'d) be|that'd be) (?:great|lovely|helpful|good|a (?:big|great) help)(?: to me)? if you (?:could|would)",
    '(?:any|is there any|is there a) chance (?:that )?you (?:could|can|might)|do you think you (?:could|can)',
    "i(?: would|'d) (?:like|need|appreciate)(?= you)|(?:want|need|like) you to",
    'you (?:should|must|might want to)|you (?:need|have) to',
  ].join('|'),
  open: [
    'make sure (?:to|(?:that )?(?:i|we|you)(?= ))|(?<task>make sure)',
    "we(?: still| really| also)? (?:need to|have to|must|ought to)|we've got to|someone (?:needs|has) to",
    "(?:could|can|would|will) (?:some|any)(?:one|body)(?: please| perhaps)?|to do:|todo:?|let's",
    'set (?:up )?(?:a |an )?(?:[a-z]+ )?reminder (?:to|for|about)|create a reminder (?:to|for)',
    '(?:add|make|put) (?:a |in a )?reminder (?:to|for|about)|remind (?:us|him|her|them) to',
  ].join('|'),
  presentIsWeak: false,
  titles: '(?:mr|mrs|ms|dr|doctor|professor|father|mother|aunt|uncle)\\.? ',
  goesOn: compose(
    '^(?:{verb}|{preposition}|{correction}|{partOfDay}|and|or|of|the|i mean|make|between|about|around|{filler}|half|quarter|{number}|{conjunction})\\b',
    {
      verb: 'that (?!is)|is|was|has',
      preposition: 'at|in|with|for|on|from|to|by|until|till|before|after',
      partOfDay: 'morning|afternoon|evening|night',
      number: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon',
      filler: 'um|uh|er|week|first|oh|wait|hang|rather',
      correction: 'no|not|sorry|actually',
      conjunction: 'if|when|because|which|start|sharp',
    },
  ),
  toMe: '(?<!\\b(?:with|about|without|like|than|behind|after|before|from|of|by|on|see|meet|join|visit|remind|miss|know) )\\b(?:me|us)\\b',
  recipient: [
    '\\b(?:promised|told|assured|owe) NAME',
    compose(
      '\\b(?:{give})(?:ing)? NAME(?= (?:the|a|an|my|our|his|her|this|that|these|those|all|some|back|about|[0-9]+)\\b)',
      { give: 'send|give|e?mail|forward|show|bring|hand|pay|text|tell|lend|answer|write' },
    ),
    compose('\\b(?:{give})(?:ing)?\\b.{0,60}? to NAME', {
      give: 'send|give|e?mail|forward|show|bring|hand|pay|text|lend|write|deliver|return|submit|present|report|reply|respond|get back|answer|pass',
    }),
    '\\b(?:call|ring|phone|get) NAME back\\b',
  ].join('|'),
  toFirstName: '\\b(?:send|give|e?mail|tell|pay|text|answer|show)(?:ing)? NAME|\\bfor NAME',
  noTask: compose('\\b(?:{done}|{imagined}|{needless}|{saying}|{being}|{outcome})\\b', {
    done: "(?:have|has|'s|'ve) already|already (?:did|done|sent|sorted|fixed|booked|called|paid|signed)",
    imagined: 'would have|if (?:i|we|he|she|they)|might (?:have to|need to)|maybe (?:i|we)|perhaps|used to',
    needless: "no need to|(?:don't|do not|didn't|doesn't|not) (?:need|have|going) to|had to|needed to|cancel+ed",
    saying: `(?:i'll|i will|i'd) (?:be(?! (?:very |most |so )?(?:${THANKFUL}))|see|say|think|admit|never|tell you|start|talk|not)|have to say`,
    being: 'need to (?:know|understand|feel|be)|you just have to',
    outcome: "should (?:have|maybe|perhaps)|is going to be|it's going to|'s done|will be fine|could have|has to be",
  }),
  denied: /^(?:(?:and|but|so|well) )?(?:nobody|no one) (?:has|needs|is going|will|should|must|is)\b/u,
  eventWords: [
    'coming arrives starts begins opens birthday anniversary wedding christening funeral rehearsal',
    'retrospective agm brunch tournament party drive driving trip surgery mri farewell reception game match',
    'concert recital graduation briefing hearing deposition signing meeting call lunch dinner breakfast',
    'appointment interview visit review presentation demo workshop conference session flight train board sync',
    'catch-up standup webinar launch audit hearing ceremony training interviews coffee party audit seminar',
    'event kickoff offsite meet fair festival exam inspection viewing gala picnic barbecue checkup check-up lesson mass',
    'vigil tasting premiere exhibition auction retreat hackathon keynote roundtable walkthrough walk-through quiz',
    'race marathon regatta parade carnival housewarming assembly jumble gig vernissage symposium',
  ].join(' '),
  noEvent: compose('\\b(?:{past}|{imagined}|{calledOff}|instead of|except|wanted|thought|{deadline})\\b', {
    past: 'was|were|met|had|went|did|saw|came|cancel+ed',
    imagined: 'if (?:i|we|he|she|they)|might|maybe|would|could|should we|used to',
    calledOff: "called off|is off|not happening|last|won't|been|made|said|joke|it says",
    deadline: 'closes|deadline|expires|due(?! diligence)',
  }),
  conditional: /(?<![\p{L}'])(?:if|unless|in case|supposing) /iu,
  happened:
    /(?<![\p{L}'])(?:arrived|left|ended|finished|started|began|called|rang|happened|died|won|lost|signed|landed|fell|broke)(?![\p{L}])/iu,
  habits:
    '\\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:every|each) (?:day|week|month|quarter|year|\\p{L}+day|morning|evening|night)|usually|normally)\\b',
  habitual: null,
  moved: compose('(?:{been}(?: just| now)? )?{moved}(?: (?:from \\w+ )?(?:to|until|till))?(?: the)?', {
    been: "(?:was|were|is|are|'s|has been|have been|'s been|got|been)",
    moved:
      '(?:moved|pushed|rescheduled|shifted|brought|postponed|put|changed|switched|shoved|bumped|nudged|preponed)(?: back| forward| out| up)?',
  }),
  cancelled:
    "\\b(?:cancel+ed|called off|is off|'s off|postponed|isn't happening|not happening|has moved|moved to|scrapped)\\b",
  decisionCues: compose(
    "\\b(?:{weDecided}|{theyDecided}|{itIsDecided}|{isFinal}|{weAreDoing}|that's (?:decided|final|settled)|going ahead with)\\b",
    {
      weDecided: "(?:we|i)(?:'ve| have)?(?: all| both| finally| also)? (?:decided|agreed|settled|chose|resolved)",
      theyDecided: "(?:has|have|'s|'ve)(?: all| now| finally)? decided (?:that )?we(?:'ll| will|'re| are)",
      isFinal: 'the (?:date|price|decision|venue|menu|colou?r|budget|offer) (?:is|stays) (?:final|fixed)',
      itIsDecided: "decision (?:is|was)|it(?:'s| is| was) (?:decided|agreed|settled)",
      weAreDoing:
        "(?:we're|we are) (?:going with|not (?:going to|\\p{L}+ing)|freezing|dropping|letting go|keeping|killing|stopping|recalling|cutting)",
    },
  ),
  questionCues: compose('\\b(?:{notKnown}|{wonder}|{question}|{undecided}|{unclear})\\b', {
    notKnown:
      "i (?:still |really |honestly )?(?:don't|do not) know (?:yet |really |still )?(?:if|whether|how|what|who|when|which|where)",
    wonder: 'i (?:do )?wonder (?:if|whether|how|what|who|when)|not sure (?:if|whether|how|who|when|which)',
    question:
      '(?:one|an|the|my) (?:open )?question(?: is| for|(?=:))|is there (?:a|any) way|question mark over|to be (?:seen|decided)|remains to be seen',
    undecided:
      "(?:nobody|no one) (?:knows|can tell (?:me|us) (?:why|how|if|whether|when))|can't decide (?:if|whether)|haven't decided (?:if|whether)",
    unclear:
      "the (?:open )?question is|still unclear|unclear (?:if|whether)|what i (?:still )?don't know|need to find out",
  }),
  urgent: '\\b(?:urgent|urgently|asap|as soon as possible|immediately|right away|critical|straight away)\\b',
  high: compose('\\b(?:{important}|{pressing})\\b', {
    important: "important|priority|crucial|essential|must not slip|can't slip|can't slide|can't wait",
    pressing: 'drop everything|pressing|overdue|(?:was|were) due (?:yesterday|last)',
  }),
  low: '\\b(?:no rush|no hurry|whenever|when you get a chance|when i get a chance|low priority|eventually|not urgent|at some point)\\b',
  places: new RegExp(
    compose(
      '(?:^|[\\s,])(?:(?:in|at) )?((?<=(?<!\\b{looks} )(?:in|at) )(?:(?:the|his|her|our|my|their) (?:(?:{kind}) )?[a-z]+(?: (?:{room}))?|{named})|{numbered})',
      {
        looks: '(?:look(?:s|ed|ing)?|glance|shout|laugh)',
        kind: 'big|small|little|new|old|main|usual|same|other|back|front|upstairs|downstairs|first|second|third',
        room: 'room|office|hall|hotel|house|building|floor|centre|center|restaurant|garden|{ground}|{shop}',
        ground:
          'hut|club|ground|pitch|pool|park|court|school|gym|yard|field|stadium|track|station|theatre|chapel|church|alley',
        shop: 'shop|cafe|pub|bar|library|museum|gallery|clinic|surgery|studio|depot|warehouse|workshop|showroom',
        named: "(?:the )?\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)*",
        numbered: '(?:(?:[Mm]eeting|[Cc]onference|[Ss]eminar) )?[Rr]oom (?:\\d{1,4}[A-Z]?|[A-Z])(?![\\p{L}\\p{N}:])',
      },
    ),
    'gu',
  ),
  newThought: new RegExp(
    compose(
      "(?<!\\b(?:{conjunction})) (?:{someone}(?:'(?:s|re|ve|ll|d|m) | (?:{verb}) )|(?:he|she) (?:{wants}) )| (?:{filler})|{afterThem} {they} (?=\\p{L})",
      {
        they: '(?:they|he|she|we|i)',
        someone: '(?:{they}|it|that|there|you)',
        afterThem: '(?<=\\b(?:with|to|for|from|about|on) (?:him|her|them|it|me|us))',
        conjunction:
          'what|that|if|whether|how|when|where|who|why|which|than|as|because|and|but|everything|anything|all|the \\p{L}+',
        verb: "quoted|said|says|told|is|was|are|were|have|has|had|think|know|mean|don't|can't|need|want|need|still|also|just",
        wants: "wants|needs|thinks|reckons|likes|knows|doesn't|isn't|won't",
        filler: 'oh (?:and|yeah)\\b|um\\b|uh\\b|er\\b|you know\\b|anyway\\b|by the way\\b|the question is\\b',
      },
    ),
    'gu',
  ),
  noSubject:
    /^(?:hello|hey|fortnights?|spectacular|handed|grand|somehow|mostly)$|^(?!(?:family|supply|assembly|reply|july|italy|rally|ally|fly)$)\p{L}{3,}ly$/u,
  nounlikeVerbs: null,
  pastForms: null,
  negations: "no|not|never|ne|n'|nobody",
  negatedPronouns: 'me|i',
  fromTo: 'from|between',
  someTimeBefore:
    /\b(?:an?|one|two|three|\d+) (?:days?|weeks?|months?) (?:before|earlier|beforehand)(?![\p{L}'])(?! (?:the|that)\b)/u,
  finiteLeads: /\bmind ?$/,
  askedWhether: /\bwhether (?:i|we)\b/i,
  saidOfIt:
    "(?:and )?(?:that|this|it)(?:'s| is)|urgent|urge|asap|no rush|no hurry|top priority|high priority|low priority",
  tellsTime: null,
  openingHours: {
    isOpen: /\b(?:(?:is|are|stays?|be) (?:only |also |still |just )?open)(?: (?:at|on|from|until|till|all day))?\s*$/,
    opens: /\bopens?(?: (?:at|on|from))?\s*$/,
  },
  allDay: /\b(?:all|the whole|the entire) day\b/,
  takesPlace: new RegExp(
    compose(
      "(?<!\\b(?:it|that|this|today|deadline|rent|date|payment|deposit|due) )(?:\\b{is}|'s|\\b{planned}(?: for)?)$",
      {
        is: '(?:is|are|will be|takes? place|(?:is|are|(?:will|to) be|(?:is|are) being) held|kicks? off|go(?:es)? ahead|starts?|begins?)',
        planned: '(?:planned|scheduled|set|fixed|pencilled in|booked)',
      },
    ),
    'u',
  ),
  isHeld: /(?:takes? place|(?:is|are|be|being) held|kicks? off|go(?:es)? ahead)$/u,
  toldThen:
    /^[^.;:]{0,45} (?:told|shouted|asked|yelled at|snapped at|whispered to|handed|showed) (?:me|us|him|her|them)\b/u,
  saidTo: new RegExp(
    compose('\\b(?:said|says|goes|shouted|told (?:me|him|her|us|them)),? {name}$', {
      name: "(?:your honou?r|m'?lord|my lord|sir|madam|ma'?am|miss|doctor|boss|mate|darling|chef|officer|guv)",
    }),
    'u',
  ),
  frames: "(?:we|i)(?: have|'ve got|'re|'m)|there(?: is|'s)",
  backward: "that's (?:decided|final|settled)|it(?:'s| is| was) (?:decided|agreed|settled)|made up (?:my|our) minds?",
  and: 'and',
  noNoun: /(?:ly|mente|ing|ed|ando|iendo|amos|imos|aron|ieron|aba|aban|ait|aient|erai|rons|ons|ent|ez)$/,
}
