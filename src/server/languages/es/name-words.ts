import type { NameWords } from '../parts/name-words.ts'

export const names: NameWords = {
  personTitles:
    'don dona doctor doctora dr dra licenciado licenciada senor senora profesor profesora ingeniero ingeniera',
  articlesBeforeTitles: 'el la',
  noNames: [
    'lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto',
    'septiembre octubre noviembre diciembre uno dos tres yo ok nadie grande pediatra fijate ademas entonces',
    'primero segundo por cuando quien alguien alguno lo le la decidimos pidio quedamos mira mire oye oiga',
    'claro hombre venga y pero e nota notas rapida rappel recordatorio resumen memo cena comida desayuno',
    'reunion restaurante meeting call budget board audit cafe hotel restaurant',
  ].join(' '),
  introduce: 'con meeting',
  places: 'en a desde hacia',
  articles: 'el la los las un una',
  belongs: 'de del',
  joins: 'y',
  assigns:
    '(?:le )?toca a|(?:es|son) cosa de|eso es de|se encargan?|que lo haga|(?:en manos|en el tejado|en el campo) de|(?:pedirle|decirle|dile|pidele) a',
  excludes: 'no(?: es)?|no le toca a|en vez de|sin',
  concerns: '(?<=\\p{L} )al?|con|para|del?|sobre',
  emphasis: '',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}
