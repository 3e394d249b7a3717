import type { SearchWords } from '../parts/search-words.ts'

export const search: SearchWords = {
  stemmer: 'english_stem',
  questionWords: [
    'who whom whose what which when where why how did does do was were is are am has have had say said tell',
    'told mention mentioned talk talked speak spoke spoken note notes recorded recording remember anything',
    'something everything about show find list give summarise summarize much many ever latest there any',
  ].join(' '),
  asks: {
    time: 'when, what day, what date, what time, which day, since when, how soon',
    person: 'who, whom, whose',
    place: 'where',
    amount: 'how much, how many, what percentage, cost, costs',
    reason: 'why, what for, how come',
  },
  reasons: 'because, since, so that, due to, that is why, the reason',
  businessWords: `meeting:meeting budget:budget supplier:supplier client:client
    customer:customer contract:contract invoice:invoice payment:payment
    price:price offer:offer proposal:proposal report:report
    deadline:deadline delay:delay delivery:delivery order:order
    warehouse:warehouse factory:factory office:office shop:shop
    sale:sale purchase:purchase market:market growth:growth
    profit:profit loss:loss margin:margin cost:cost
    expense:expense revenue:revenue forecast:forecast quarter:quarter
    tax:tax loan:loan bank:bank debt:debt
    board:board shareholder:shareholder partner:partner director:director
    manager:manager boss:boss employee:employee staff:staff
    team:team candidate:candidate interview:interview salary:salary
    hiring:hiring training:training holiday:holiday lawyer:lawyer
    lawsuit:lawsuit insurance:insurance agreement:agreement decision:decision
    problem:problem risk:risk question:question project:project
    product:product launch:launch quality:quality complaint:complaint
    strategy:strategy plan:plan goal:goal result:result
    trip:trip flight:flight train:train hotel:hotel
    car:car house:house doctor:doctor school:school
    birthday:birthday wedding:wedding dinner:dinner lunch:lunch
    gift:gift family:family wife:wife husband:husband
    daughter:daughter son:son call:call email:email
    website:website security:security server:server data:data
    rent:rent building:building machine:machine energy:energy`,
}
