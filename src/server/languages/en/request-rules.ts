// Over 250 lines: one list of rules, each with its examples.
import { dutyRules } from '../parts/duty-rules.ts'

/** Writes the rules for what a message asks or proposes, with the words that they share. */
const request = dutyRules({
  opens: '(?<=^|[.!?:;)] |^(?:\\p{L}+ ){0,2}\\p{L}+, |(?:^|[.!?] )(?:also|and|so|but|then|just|now|or|otherwise) )',
  condition: '(?:if|when|once|as soon as|after|before) [^,.;:?!]{3,70}, (?:then )?(?:please )?',
  meet: 'meet|discuss|talk|chat|speak|get together|catch up|touch base|sit down|go over|go through|have|do|grab|hold',
  arrange: 'arrange|set|schedule|reschedule|move|push|postpone|bring|put|switch|plan|book|wait|meet',
  settle:
    'agree|confirm|review|revisit|look|compare|work|add|include|change|use|send|ask|get|make|take|try|start|finish|split|share|go',
  together: '(?:{meet}|{arrange}|{settle})(?![\\p{L}])',
  us: '(?:me|us)(?![\\p{L}])',
  reach:
    'call|ring|phone|text|email|e-mail|message|contact|meet|join|send|give|get|forward|bring|fax|write|copy|update',
  help: 'help|fetch|hand|keep|make|lend|pass|drop|pick|book|buy|order|page|ping|leave',
  idle: '(?:give (?:me|us) a (?:break|minute|second|hint)|tell (?:me|us) (?:about it|more)|call (?:it|me (?:old|crazy|an? )))',
  send: 'send|email|e-mail|forward|call|ring|check|confirm|review|prepare|draft|print|schedule|arrange|set up|book|put|add',
  fix: 'sign|return|remove|change|cancel|move|update|complete|fill (?:in|out)|find|order|circulate|get|take|bring|read|use',
  errand: 'pay|book|order|buy|renew|return|cancel|collect|pick up|drop off|post|fix|find out|look up|sort out|arrange',
  word: 'ask|tell|remind|thank|speak to|talk to',
  ring: 'ring|call|phone|email|text|chase',
  // Each part of a list is judged by itself: "Call the bank, email Ruth the slides and order toner".
  list: '[^.!?]{3,100}(?:, and|,| and) (?:{errand}|{word}|{ring}|{send}|{fix}|see)(?![\\p{L}])',
  start: '(?<=^|[.!?] )(?:(?:oh|and|also|so|then|right|okay|ok|um|anyway|next|now|plus),? ){0,3}',
  thing: '(?:the|a|an|this|that|these|those|my|our|your|any|all|some|both|two|three|it|them|him|her)(?![\\p{L}])',
  much: '(?:(?:really|very much|greatly|also|certainly|particularly) )?',
  would: "(?:'d| would| should)",
  am: "(?:'m| am| was| were|'re| are)",
  host: 'join|attend|come|take|invite|show|visit|see|continue|set|schedule|host|hear',
  feels: 'be|see|have|never|not|think|know|miss|remember|forget|need|look forward',
  there: 'attend|join|come|go',
  office:
    '(?:schedule|arrange|set up(?! an? (?:\\p{L}+ )?reminder)|prepare|draft|circulate|confirm|review|complete|return|sign|forward|reply to|respond to)',
  raise: 'discuss|set up|schedule|arrange|talk (?:to you|about|over)|follow up|go over|touch base|continue',
  own: '(?:the|a|an|your|some|those|these)',
  nice: '(?:great|good|nice|best|helpful|useful|better)',
  anybody: '(?:everyone|everybody|somebody|someone)',
  advise: '(?:suggest|propose|recommend)',
  noFact: '(?!(?:were|had|are|have been)(?![\\p{L}]))',
  part: '(?:help|input|thoughts|feedback|comments|views|advice|guidance|assistance|opinion|support|approval|signature)',
})

/**
 * What a message asks its reader to do, or proposes to do together. These wordings are too common in speech to oneself to be
 * certain, so the judge decides whether they stand.
 */
export const requests = [
  request(
    'why-not',
    'A proposal as a question why not.',
    "why (?:don't|do not) (?:we|you)(?: both| all| just)? (?={together})|why not (?={together})",
    { owner: 'addressee', form: 'base' },
    {
      right: ["why don't we meet at the ferry", 'why not move it to June', "why don't you ask the printer"],
      wrong: ["why don't we know", "why don't they meet", 'why not'],
    },
  ),
  request(
    'can-we',
    'A proposal as a question whether it can be.',
    '(?:can|could|may|might|shall) we (?:please |perhaps |maybe |just |possibly |all )?(?={together})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['can we reschedule the tasting', 'could we perhaps meet by the pier', 'shall we talk on Friday'],
      wrong: ['can we afford it', 'how could we know', 'can we trust the firm'],
    },
  ),
  request(
    'lets',
    'A proposal as it is often typed.',
    '{opens}lets (?={together})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['lets meet at the pier', 'Fine. Lets move it to June'],
      wrong: ['he lets us use the boat', 'the firm lets rooms'],
    },
  ),
  request(
    'we-could',
    'A proposal with maybe.',
    '(?:maybe|perhaps) we (?:can|could|should) (?={together})|we (?:can|could) (?:probably|perhaps|maybe|always) (?={together})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['maybe we can meet at the pier', 'we could perhaps split the fee'],
      wrong: ['maybe we can afford it', 'we could see the pier'],
    },
  ),
  request(
    'possible',
    'A question whether something is possible.',
    '(?:is it|would it be|will it be) (?:at all )?(?:possible|feasible|ok|okay|all right) (?:for (?:you|me|us) )?to ',
    { owner: 'addressee', form: 'base' },
    {
      right: ['would it be possible to swap rooms', 'is it ok for me to bring the dog'],
      wrong: ['it is possible to swap', 'is it possible that it rains'],
    },
  ),
  request(
    'able',
    'A question whether somebody is ready to do something.',
    '(?:would|will) you be (?:able|willing|prepared|free|available|so kind as|kind enough) to ',
    { owner: 'addressee', form: 'base' },
    {
      right: ['would you be able to bring the projector', 'would you be so kind as to swap rooms'],
      wrong: ['you would be able to see it', 'would you be there'],
    },
  ),
  request(
    'appreciate-if',
    'Thanks in advance, as it is often typed.',
    '(?:i|we){would} {much}apprec\\p{L}+ (?:it {much})?if you (?:could|would|can) (?:please )?',
    { owner: 'addressee', form: 'base' },
    {
      right: ['I would greatly appreciate if you could bring the projector', "we'd appreciate it if you would call"],
      wrong: ['I appreciate it', 'they would appreciate a call'],
    },
  ),
  request(
    'your-help',
    'A request for help or an opinion.',
    '(?:i|we)(?:{would} {much}(?:like|appreciate|welcome|value|love)| need) (?<thing>your {part}(?: (?:on|with|in|to|about|for) [^,.;:?!]{3,60})?)',
    { owner: 'addressee', form: 'thing', title: 'Give THING' },
    {
      right: [
        'I would welcome your thoughts on the menu',
        'we need your signature',
        "I'd like your help with the tent",
      ],
      wrong: ['thanks for your help', 'I need a signature'],
    },
  ),
  request(
    'wondering',
    'A question that somebody only wonders or hopes.',
    '(?:i|we){am} (?:just )?(?:wondering|hoping) (?:if |whether |that )?(?:you|we) (?:could|can|would|might) (?:perhaps |please )?',
    { owner: 'addressee', form: 'base' },
    {
      right: ['I was wondering if you could bring the projector', 'we were hoping you might swap rooms'],
      wrong: ["I was wondering if it'd rain", 'I was hoping for a reply'],
    },
  ),
  request(
    'nice-if',
    'What it would be good if people did.',
    "(?:it|that)(?: would|'d) be {nice} if (?:we|they|{anybody}) (?:could|would|can) (?:all )?(?={together})",
    { owner: 'addressee', form: 'base' },
    {
      right: ['it would be good if we could meet by the pier', 'it would be best if everyone could bring a chair'],
      wrong: ['it would be good if it rained', 'it is good if we meet'],
    },
  ),
  request(
    'suggest',
    'What somebody suggests.',
    '(?:i|we){would}? (?:also )?{advise} (?:that )?(?:you|we) (?:all )?{noFact}|my (?:only )?suggestion (?:is|would be) (?:to|that (?:we|you)) ',
    { owner: 'addressee', form: 'base' },
    {
      right: ['I suggest that we swap rooms', 'my suggestion is to ask the printer', 'I would propose we meet'],
      wrong: ['he suggests we swap', 'I suggested it'],
    },
  ),
  request(
    'how-about',
    'A proposal as a question how it would be.',
    '(?:how|what) about (?=\\p{L}{2,}ing (?!(?:is|was|of)(?![\\p{L}])))',
    { owner: 'addressee', form: 'finite' },
    {
      right: ['how about meeting at the pier', 'what about splitting the fee'],
      wrong: ['how about the ring', 'how about you'],
    },
  ),
  request(
    'may-i',
    'A question whether the speaker may have something.',
    '(?:can|could|may|might) i (?:please |perhaps |just )?(?=(?:get|have|borrow|ask you|trouble you|see) {thing})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['could I please borrow the tent', 'can I get a copy'],
      wrong: ['how could I know', 'can I afford it'],
    },
  ),
  request(
    'wanted-to',
    'What somebody would like to talk about or set up.',
    '(?:i|we)(?: wanted|{would} {much}like) to (?={raise}(?![\\p{L}]))',
    { owner: 'me', form: 'base' },
    {
      right: ['I wanted to discuss the seating plan', "we'd like to set up a tasting"],
      wrong: ['I wanted to say thanks', 'I would like to know'],
    },
  ),
  request(
    'hope-you-can',
    'What somebody hopes that the reader will do.',
    '(?:(?:i|we) )?(?:do |really |very much )?hope (?:that )?you (?:can|could|will|might)(?: both| all)? (?={host}|{together})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['I hope you can bring the projector', 'we hope that you will join', 'hope you can meet us'],
      wrong: ['I hope you are well', 'I hope you can sleep'],
    },
  ),
  request(
    'needed',
    'A thing that the speaker needs from the reader.',
    "(?:i|we)(?:'ll| will| still)? need (?<thing>{own} [^,.;:?!]{3,40}?) (?:from you|back from you)(?![\\p{L}])",
    { owner: 'addressee', form: 'thing', title: 'Provide THING' },
    {
      right: ['I need the seating plan from you', "we'll need your passport from you"],
      wrong: ['I need the seating plan', 'I need you'],
    },
  ),
  request(
    'see-you',
    'What somebody would like to do together with the reader.',
    '(?:i|we){would} {much}(?:like|love) to (?=(?:{meet}|{host}) (?:[^,.;:?!]{0,50} )?(?:you|your)(?![\\p{L}]))',
    { owner: 'me', form: 'base' },
    {
      right: ["we'd love to take you to the races", 'I would like to meet with you about the tent'],
      wrong: ['I would like to meet the mayor', 'I would love to see it'],
    },
  ),
  request(
    'shall',
    'What somebody says they shall do.',
    'i shall (?:also |then |certainly )?(?!(?:{feels}|{there})(?![\\p{L}]))',
    { owner: 'me', form: 'base' },
    {
      right: ['I shall ring the printer', 'I shall then return the keys'],
      wrong: ['I shall be late', 'shall I ring', 'I shall never know'],
    },
  ),
  request(
    'order-for-us',
    'An order by which the speaker is to get something.',
    '(?:{opens}|(?<={opens}{condition}))(?!{idle})(?=(?:{reach}|{help}) {us})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['call me at noon', 'Sorry. Send us the menu', 'When you land, give me a ring'],
      wrong: ['they call me Ned', 'give me a break', 'let me know'],
    },
  ),
  request(
    'order',
    'An order to do something with a thing, in an office or after a condition.',
    '(?:(?<={opens}{condition})(?=(?:{send}|{fix}) {thing})|{opens}(?={office} {thing}))',
    { owner: 'addressee', form: 'base' },
    {
      right: ['If it suits you, sign the lease', 'Circulate the menu', 'Once the menu is fixed, print the cards'],
      wrong: ['if it rains, they sign the lease', 'they sign the lease'],
    },
  ),
  request(
    'errand',
    'An order to oneself at the beginning of a sentence: an errand, or a word with somebody.',
    '{start}(?!{idle}|{list})(?=(?:{errand}|{ring}) (?:{thing}|more |some )|(?:{word}) (?!{us}|(?:it|off|out|back|for|of)(?![\\p{L}]))\\p{L}{2})',
    { owner: 'addressee', form: 'base' },
    {
      right: ['Pay the deposit', 'Oh, and order more bins', 'Fine. Also thank the cook', 'And ask HR if it is open'],
      wrong: [
        'they pay the deposit',
        'Pay Ned and order nails',
        'call it a day',
        'call me Ned',
        'pay was bad',
        'Order is good',
      ],
    },
  ),
]
