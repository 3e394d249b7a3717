import type { LanguagePack } from '#server/languages/language-pack.ts'
import { packOf } from '#server/languages/languages.ts'
import { readForms } from '#server/languages/parts/verb-forms.ts'
import { dates } from './dates.ts'
import { understanding } from './understanding.ts'

const { coachingWording, exports, emails, notifications, week, answers, dataExport, messages } = packOf('en')

/**
 * A few dozen words of Portuguese that show how to add a language (`docs/adding-a-language.md`). Texts for users are
 * left in English, which the conformance suite reports.
 */
export const pt: LanguagePack = {
  code: 'pt' as LanguagePack['code'],
  name: 'Portuguese',
  locale: 'pt-PT',
  dates,
  dateExamples: { 'day.weekday': { right: ['na sexta-feira'], wrong: [] } },
  nameExamples: { 'name.name': { right: ['Ligar com Ana → Ana'], wrong: ['Ligar com o banco → '] } },
  plurals: [],
  ...understanding,
  inflections: 's es ar er ir ado ada ando',
  commonWords: 'fal- diz- faz- coisa coisas',
  themes: { finanças: 'banco fatura- orcamento', família: 'filho filha mae pai' },
  sentiment: {
    glad: 'feliz contente',
    sad: 'triste zangad-',
    good: 'bom boa otimo',
    bad: 'mau problema-',
    goodPhrases: 'correu bem',
    badPhrases: 'correu mal',
    plainPhrases: 'bom dia',
    evenPhrases: 'mais ou menos',
    pastPhrases: 'naquele tempo',
    own: 'estou, sinto-me',
    negations: 'nao nunca',
    endings: 'sem',
    neithers: 'nem',
    intensifiers: 'muito',
    softeners: 'um',
    contrasts: 'mas',
    concessions: 'embora',
    imagined: 'se',
    gains: 'vendas',
    costs: 'custos',
    rising: 'subiram',
    falling: 'cairam',
  },
  closings: {
    splits: ',\\s|\\s(?:mas)\\s',
    mine: ['(?:eu )?(?:ja )?(?<verb>enviei|paguei|liguei)'],
    theirs: ['NAME (?:ja )?(?<verb>enviou|pagou|ligou)'],
    passive: ['(?:ja )?(?<verb>chegou)'],
    blocked: 'nao|se|quando',
    toMe: '\\bme\\b',
    fillers: 'o a os as de do da ja',
    deeds: {
      handOver: 'enviar',
      call: 'ligar',
      reserve: 'reservar',
      answer: 'responder',
      write: 'escrever',
      finish: 'acabar',
      receive: 'receber',
      arrive: 'chegar',
    },
    irregular: 'feito:fazer',
    endings: /(?:ei|ou|ar|er|ir)$/,
    stemSpelling: [],
    joins: 'e',
    pronouns: 'me lhe',
  },
  coachingPhrases: {
    fillers: 'pronto|portanto',
    hedges: 'talvez|acho que',
    recognition: 'obrigad[oa]',
    reversals: 'afinal',
    own: 'eu|vamos',
    capitals: '',
  },
  easyPace: { from: 115, to: 185 },
  speech: {
    reportedNames: ['portuguese'],
    smallWords: 'o a os as um uma e ou que não em no na com por para hoje amanhã ontem está são foi',
    joinedWord: null,
    capitals: '',
    commonNames: '',
    abbreviations: 'sr sra dr dra',
    apostrophes: { whole: '', before: '', after: '' },
  },
  search: {
    stemmer: 'portuguese_stem',
    questionWords: 'quem que qual quando onde como',
    businessWords: [...readForms(packOf('en').search.businessWords).keys()].map((name) => `${name}:${name}`).join(' '),
  },
  coachingWording,
  exports,
  emails,
  notifications,
  week,
  answers,
  dataExport,
  messages,
}
