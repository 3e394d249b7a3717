// Over 250 lines: all parts of a small language pack, which shows how little each needs.
import type { LanguagePack } from '#server/languages/language-pack.ts'
import { dutyRules, ownerRules } from '#server/languages/parts/duty-rules.ts'
import { textRules, writingRules } from '#server/languages/parts/text-rule.ts'

const followUpFiller = textRules('task-filler')
const decisionVerb = textRules('decision-verb')
const decisionClosing = textRules('decision-closing')
const reference = textRules('decision-reference')
const listNumber = textRules('list-number')
const eventVerb = writingRules('event-verb')
const purpose = textRules('event-purpose')
const frame = textRules('event-frame')
const copula = textRules('event-copula')
const contraction = writingRules('contraction')
const announcement = textRules('note-announcement')
const verbForm = textRules('phrase-end')
const adjective = textRules('adjective')
const followUpRemark = textRules('task-remark')
const duty = dutyRules({})
const dutyOwner = ownerRules({})

/** The minimum that the builtin analyst needs to know about a language. */
export const understanding: Pick<
  LanguagePack,
  | 'words'
  | 'clauses'
  | 'points'
  | 'duties'
  | 'decisions'
  | 'names'
  | 'titles'
  | 'followUpTitles'
  | 'noteTitles'
  | 'decisionTitles'
  | 'verbs'
> = {
  words: {
    language: 'pt' as LanguagePack['code'],
    stopWords:
      'a o as os um uma de do da em no na que e ou para por com sem se eu ele ela nos mais muito isso este esta ser ter',
    nounLeads: 'a o as os um uma do da no na meu minha',
    openers: 'mas|entao|depois',
    mine: '(?:eu )?(?:tenho que|tenho de|preciso|devo) ',
    mineByDate: 'vou ',
    theirs: '(?:tem que|tem de|precisa|vai) ',
    asked: 'pedi a NAME para ',
    theirsByDate: '(?:prepara|envia) ',
    presentIsWeak: true,
    asks: '(?:podes|por favor) ',
    open: '(?:e preciso|falta) ',
    titles: '(?:senhor|senhora|doutor|doutora) ',
    goesOn: '^(?:e|ou|com|para)\\b',
    toMe: '\\b(?:me|mim)\\b',
    recipient: '\\b(?:a|ao|para) NAME',
    toFirstName: '\\bcom NAME',
    noTask: '\\b(?:ja|se eu)\\b',
    denied: null,
    eventWords: 'reuniao jantar almoco consulta',
    noEvent: '\\b(?:foi|era|seria)\\b',
    conditional: /(?<![\p{L}])se /iu,
    happened: /(?<![\p{L}])(?:chegou|acabou)(?![\p{L}])/iu,
    habits: 'todos os dias|cada semana',
    habitual: null,
    moved: '(?:foi )?(?:adiad|mudad)[ao] para(?: a| o)?',
    cancelled: '\\b(?:cancelad[ao]|adiad[ao])\\b',
    decisionCues: '\\b(?:decidimos|decidi|ficou decidido)\\b',
    questionCues: '\\b(?:nao sei se|falta saber)\\b',
    urgent: '\\burgente\\b',
    high: '\\bimportante\\b',
    low: '\\bsem pressa\\b',
    places: /(?:^|[\s,])(?:no|na|em) ((?:o|a) \p{Ll}+|\p{Lu}[\p{L}'-]+)/gu,
    newThought: / (?:alias|por fim|outra coisa)(?![\p{L}])/gu,
    noSubject: /mente$/,
    nounlikeVerbs: null,
    pastForms: null,
    negations: 'nao|nunca',
    negatedPronouns: 'me|se|lhe',
    fromTo: 'de|do|entre',
    someTimeBefore: /\b(?:um|uma|dois|duas|\d+) (?:dias?|semanas?) antes(?![\p{L}])/u,
    finiteLeads: null,
    askedWhether: /\bse (?:tenho|devo)/i,
    saidOfIt: 'isso e|urgente',
    tellsTime: /\bsao as /,
    openingHours: null,
    allDay: /\bo dia (?:todo|inteiro)\b/u,
    takesPlace: /\be$/u,
    isHeld: /\btem lugar$/u,
    toldThen: null,
    saidTo: null,
    frames: 'tenho|temos|ha',
    backward: 'ficou decidido',
    and: 'e',
    noNoun: /(?:mente|ando|endo|indo)$/,
  },
  clauses: {
    subordinates: 'se|quando|que|porque|e|ou',
    joins: 'e|mas|entao|depois',
    dangling: 'e|ou|de|do|da|a|o|em|que|com',
    particles: '',
    openings: 'bem|entao|pois|e',
    dependents: 'porque|que|de',
    belongs: 'de|do|da',
    partEnds: 'porque|mas',
    wonders: 'se',
    beforehand: 'mudar|cancelar',
    guesses: 'eu diria',
    elsewhere: { opens: '(?:e )?(?:eu|nos)(?![\\p{L}])', refersBack: '[ao]s?|isso|isto' },
    partOpeners: { afterSign: 'e|depois', alone: 'e' },
    headings: 'agenda|plano',
    ofTheNote: 'e tudo|mais nada',
    amounts: 'por cento|euros?|reais',
    opensDay: null,
    announcement: '(?:uma )?nota (?:rápida )?depois',
  },
  names: {
    personTitles: 'senhor senhora doutor doutora',
    articlesBeforeTitles: 'o a',
    noNames: 'hoje ontem nao sim',
    greetings: 'ola|bom dia',
    secondPerson: 'voce|te|seu|sua',
    farewells: 'atenciosamente|abracos',
    introduce: 'com',
    places: 'em para de',
    articles: 'o a os as um uma',
    belongs: 'de do da',
    joins: 'e',
    assigns: 'cabe ao?',
    excludes: 'nao',
    concerns: 'a|para|com|de',
    noSubjects: 'eu|ele|ela|eles|elas|alguem|ninguem|que|quando|se',
    endsSubject: ' (?:deve|devem|vai|vao|tem)',
    comesBefore: '(?:vamos|vem|vao)',
    comesAfter: '(?:vem|vai)',
    thanks: 'obrigado',
    hasThing: 'esta com',
    venues: 'sala hotel rua',
    absent: 'nao (?:pode|vem)',
    roles: 'banco advogado médico',
    pluralEnding: 's',
    listenerGets: '(?!)',
    severalPronouns: '',
    impersonal: '',
    emphasis: '',
    noNameEndings: 'ar er ir s mos',
  },
  titles: {
    language: 'pt' as LanguagePack['code'],
    kinds: 'reuniao jantar almoco consulta voo',
    journeys: 'voo',
    called: {},
    verbLeads: 'me se',
    modifiersFirst: false,
    before: 'primeira primeiro nova novo',
    determiners: 'o a os as um uma meu minha',
    companions: 'com',
    and: 'e',
    complements: 'de do da sobre para',
    directions: 'a ao em',
    ends: 'e sao sera esta',
    within: 'primeira novo',
    verbs: [
      eventVerb('meet', 'Meeting somebody.', '(?:vou|vamos) (?:encontrar|ver)(?: com)?', 'Reunião com', {
        right: ['vamos ver com Ana na sexta-feira → Reunião com Ana'],
        wrong: ['vamos verificar a fatura'],
      }),
    ],
    visits: [],
    purposes: [
      purpose('talk', 'Talking about something.', 'para (?:falar de|rever)', {
        right: ['para rever a fatura'],
        wrong: ['para reverter a fatura'],
      }),
    ],
    about: 'sobre',
    frames: [
      frame('having', 'Somebody has it.', '(?:e|mas)|(?:tenho|temos|ha)|(?:um|uma|o|a)', {
        right: ['mas temos uma gala → Gala'],
        wrong: ['haver gala'],
      }),
    ],
    copulas: [copula('is', 'It is.', 'e|sera|fica', { right: ['gala será → Gala'], wrong: ['gala era'] })],
    contractions: [
      contraction('do', '“De o”.', '\\bde o (?=\\p{Ll})', 'do ', {
        right: ['visita de o banco → visita do banco'],
        wrong: ['visita de outro banco'],
      }),
    ],
    lists: 'e',
    nearEnds: 'e em a',
    breaks: 'e mas porque que',
    partitives: '',
    between: 'entre',
    pronounLead: null,
    belongings: 'de do da',
    binds: 'de do da e',
    thoseOf: 'de',
    speaks: null,
    progressive: null,
    possessive: null,
  },
  followUpTitles: {
    leads: [],
    fillers: [
      followUpFiller('adverb', 'A small word before the verb.', 'tambem|ainda|por favor|que', {
        right: ['também enviar a carta → Enviar a carta'],
        wrong: ['queimar a carta'],
      }),
    ],
    subjects: [],
    remarks: [
      followUpRemark(
        'own-clause',
        'A clause with its own subject.',
        '(?:e|mas|porque) (?:eu|ele|ela|isso)(?![\\p{L}])',
        {
          right: ['enviar a carta porque ele espera → Enviar a carta'],
          wrong: ['enviar a carta e a fatura'],
        },
      ),
    ],
    objects: [],
    unresolved: null,
    things: [],
    duties: ' tem (?:de|que)(?= \\p{L}+r(?!\\p{L}))',
    acts: '',
    quoted: '«WORDS»',
    polite: 'por favor',
    emphatic: null,
    dangling: 'e|ou|de|do|da|a|o|em|com|para',
    climbing: null,
    during: { words: 'durante', periods: 'o|a|os|as' },
    clitics: '',
  },
  noteTitles: {
    fillers: 'bem|entao|ola',
    announces: [
      announcement('note-on', 'A note on something.', '(?:isto e )?(?:uma )?nota sobre', {
        right: ['Uma nota sobre a fatura do banco. → fatura do banco'],
        wrong: ['A nota está na mesa.'],
      }),
    ],
    comesFrom: [],
    empty: 'coisa coisas nota dia',
    articles: 'o a os as um uma este esta',
    links: 'de do da em com sobre para',
    of: 'de do da',
    verbLinks: 'a',
    nouns: 'plano lugar',
    ends: 'que quando onde',
    verbs: [
      verbForm('ending', 'The ending of a verb.', '\\p{L}*(?:ou|amos|emos)', { right: ['fechou'], wrong: ['loja'] }),
    ],
    verbWords: '',
    noVerbs: '',
    adjectives: [
      adjective('ending', 'The ending of an adjective.', 'al|ivo|iva', { right: ['anual'], wrong: ['loja'] }),
    ],
    resumes: 'eu nos ele ela',
    numbered: 'linha fase',
    numbers: 'um dois tres',
    untitled: 'Nota de voz',
    bareOpenings: false,
    accentedLinks: {},
    placeLinks: 'em',
  },
  points: {
    decided: [],
    references: [
      reference('it', 'That something said before was decided.', '(?<back>isso) ficou decidido', {
        right: ['Isso ficou decidido.'],
        wrong: ['ficou decidido fechar'],
      }),
    ],
    listNumbers: [
      listNumber('cardinal', 'A number.', 'um|dois|tres', { right: ['Dois, a loja'], wrong: ['dois amigos'] }),
    ],
    asked: [],
    openings: [],
    inquiries: [],
    doubts: [],
    feelings: [],
    rhetorical: [],
    tellers: [],
    tales: [],
    own: [],
    reported: [],
  },
  duties: {
    stated: [
      duty(
        'owes',
        'What somebody owes the speaker.',
        '(?<who>[\\p{L}-]+) me deve (?=(?:a|o|um|uma) )',
        {
          owner: 'named',
          form: 'base',
          title: 'entregar THING',
        },
        {
          right: ['Joana me deve a chave'],
          wrong: ['devo a chave'],
        },
      ),
    ],
    owners: [
      dutyOwner('mine', 'The speaker has it.', 'isso e comigo', 'me', {
        right: ['isso é comigo'],
        wrong: ['isso é contigo'],
      }),
    ],
    none: [],
    memos: { openings: [], deeds: [], instructions: [], statements: [] },
    topics: [],
    saidOfThing: 'falta|tem que',
    another: { lead: ',? e ', verb: '', same: '' },
    seeTo: 'tratar de THING',
  },
  decisions: {
    stated: [],
    finals: [],
    closings: [
      decisionClosing('rule', 'That it is a rule now.', 'agora e (?:a )?regra', {
        right: ['sem capacete ninguém entra, agora é regra'],
        wrong: ['a regra de três'],
      }),
    ],
    weakClosings: [],
    fromNow: [],
    pastStarts: [],
    changes: [],
    unsure: [],
  },
  decisionTitles: {
    plain: [
      decisionVerb('to', 'Deciding to do something.', '(?:decidimos|decidi) (?<not>nao )?(?<verb>\\p{L}+[aei]r)\\b', {
        right: ['decidimos fechar a loja → Fechar a loja'],
        wrong: ['decidimos a data'],
      }),
    ],
    noun: [],
    finite: [],
    name: (verb, not) => `${not ? 'não ' : ''}${verb}`,
    particles: 'a com de em para',
  },
  verbs: {
    infinitive: (word) => word,
    pluralEnding: 'm',
    ofFirstPerson: () => null,
    ofSecondPerson: () => null,
    ofImperative: () => null,
    isDeed: () => false,
    attachPronouns: () => null,
  },
}
