import type { Language } from '#shared/languages.ts'

const UNITS: Record<Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' '),
}

const TENS: Record<Language, readonly string[]> = {
  en: ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  es: ['', '', 'veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
  fr: ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre vingt', 'quatre vingt'],
}

const SPANISH_HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

/**
 * Spells an integer from 0 to 9999 in words without hyphens, as it is usually read aloud; returns other numbers unchanged.
 * English years are read as numbers (one thousand nine hundred), which is one of the ways they are said.
 */
export function spellNumber(digits: string, language: Language): string {
  const value = Number(digits)
  return /^\d{1,4}$/.test(digits) ? SPELL[language](value) : digits
}

const SPELL: Record<Language, (value: number) => string> = { en: spellEnglish, es: spellSpanish, fr: spellFrench }

function spellEnglish(value: number): string {
  if (value >= 1000) return join(`${spellEnglish(Math.floor(value / 1000))} thousand`, value % 1000, spellEnglish)
  if (value >= 100) return join(`${spellEnglish(Math.floor(value / 100))} hundred`, value % 100, spellEnglish)
  return UNITS.en[value] ?? join(TENS.en[Math.floor(value / 10)] ?? '', value % 10, spellEnglish)
}

function spellSpanish(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000)
    return join(thousands === 1 ? 'mil' : `${spellSpanish(thousands)} mil`, value % 1000, spellSpanish)
  }
  if (value === 100) return 'cien'
  if (value > 100) return join(SPANISH_HUNDREDS[Math.floor(value / 100)] ?? '', value % 100, spellSpanish)
  const tens = TENS.es[Math.floor(value / 10)] ?? ''
  return UNITS.es[value] ?? (value % 10 === 0 ? tens : `${tens} y ${spellSpanish(value % 10)}`)
}

function spellFrench(value: number): string {
  if (value >= 1000) {
    const thousands = Math.floor(value / 1000)
    return join(thousands === 1 ? 'mille' : `${spellFrench(thousands)} mille`, value % 1000, spellFrench)
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100)
    const head = hundreds === 1 ? 'cent' : `${spellFrench(hundreds)} ${value % 100 === 0 ? 'cents' : 'cent'}`
    return join(head, value % 100, spellFrench)
  }
  const known = UNITS.fr[value]
  if (known !== undefined) return known
  const ten = Math.floor(value / 10)
  const tens = TENS.fr[ten] ?? ''
  if (value === 80) return 'quatre vingts'
  // French seventies and nineties count on from ten.
  const rest = ten === 7 || ten === 9 ? (value % 10) + 10 : value % 10
  if (rest === 0) return tens
  const and = (rest === 1 || rest === 11) && ten < 8
  return `${tens} ${and ? 'et ' : ''}${spellFrench(rest)}`
}

function join(head: string, rest: number, spell: (value: number) => string): string {
  return rest === 0 ? head : `${head} ${spell(rest)}`
}
