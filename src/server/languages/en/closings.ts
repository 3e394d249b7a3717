import type { DoneLexicon } from '../parts/closing-lexicon.ts'
import { compose } from '../parts/text-rule.ts'

const VERB = compose('(?<verb>{irregular}|{otherIrregular}|\\p{L}{2,}ed)', {
  irregular: 'sent|gave|given|paid|wrote|written|bought|brought|done|did|told|got|made|met|spoke|spoken',
  otherIrregular: 'rang|sold|found|took|taken|put|read|chosen|chose|won|drew|drawn|handed',
})
const ADVERBS = '(?: just| already| finally| also| now| all| actually| even| both){0,3}'

export const closings: DoneLexicon = {
  splits: ',\\s|;\\s|\\s(?:but|so|because)\\s|\\sand\\s(?=(?:i|we|he|she|they|then|now)\\s)',
  mine: [
    `(?:i|we)(?:['’]ve| have)?${ADVERBS} ${VERB}`,
    `^(?:ok |okay |so |yes |just |already |finally )*(?!read |put )${VERB}(?= (?:the|a|an|my|our|it|to|[A-Z]))`,
  ],
  theirs: [`NAME(?:['’]s| has)?${ADVERBS} ${VERB}`],
  passive: [
    `(?<!\\b(?:i|we|you|he|she|they) )(?:is|are|was|were|['’]s|has been|have been|got)${ADVERBS} ${VERB}`,
    '(?:has |have )?(?:just |already |finally ){0,2}(?<verb>arrived|came (?:in|through))',
  ],
  blocked: [
    '(?:as|like) (?:i|we) (?:said|told|agreed|discussed|promised)|as (?:agreed|discussed|promised)',
    "[?]|not|never|\\p{L}+n['’]t|nobody|no one|nothing|no longer|almost|nearly|if|unless|once|when|whenever",
    "as soon as|after|before|until|till|should|could|would|might|may|must|will|\\p{L}+['’](?:ll|d)|going to",
    'wish|hope|hoped|forgot|forget|tried|trying|supposed|meant|wanted|need|needs|think|thought|believe|guess',
    'maybe|perhaps|probably|apparently|says|claims|pretends|whether|half|part of|partly|wrong|again',
    'instead of|rather than|supposedly|still has|still have',
  ].join('|'),
  toMe: '\\b(?:me|us)\\b',
  fillers: [
    'the a an my our your his her their its this that these those it them him us me to for of in on at with',
    'from by about into up out back over off and or also just already finally now today yesterday tonight',
    'this morning afternoon evening noon week last ago earlier some all any one two he she they we i you so',
    'then well ok okay please as per via away right here there was were is are has have had been which who',
    'said very quite really new final finished',
  ].join(' '),
  deeds: {
    handOver: 'send email mail forward give submit hand deliver pass share return bring get',
    call: 'call phone ring telephone',
    reserve: 'book reserve',
    answer: 'answer reply respond',
    write: 'write draft',
    finish: 'finish complete do sort settle close wrap',
    receive: 'receive get',
    arrive: 'arrive come',
  },
  irregular: [
    'sent:send gave:give given:give paid:pay wrote:write written:write bought:buy brought:bring done:do',
    'did:do told:tell got:get made:make met:meet spoke:speak spoken:speak rang:ring sold:sell found:find',
    'took:take taken:take chose:choose chosen:choose drew:draw drawn:draw came:come',
  ].join(' '),
  endings: /(?:(?<=.{3})(?:ed|ing|es|s|e)|(?<=.{2})(?:ied|ies|y))$/,
  // "Submitted" belongs to "submit".
  stemSpelling: [[/(\p{L})\1$/u, '$1']],
  joins: 'and',
  pronouns: 'me to',
}
