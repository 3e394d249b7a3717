import { expect, test } from 'vitest'
import { packOf } from './languages.ts'

test.each([
  ['enverrais', 'envoyer'],
  ['préparerais', 'préparer'],
  ['achèterai', 'acheter'],
  ['règlera', 'régler'],
  ['prendrai', 'prendre'],
  ['réunirons', 'réunir'],
  ['obtiendrait', 'obtenir'],
  ['recevra', 'recevoir'],
  ['refera', 'refaire'],
  ['essaierai', 'essayer'],
  ['peigne', 'peindre'],
  ['rejoint', 'rejoindre'],
  ['essuie', 'essuyer'],
  ['jette', 'jeter'],
  ['gère', 'gérer'],
  ['agrandisse', 'agrandir'],
  ['envoient', 'envoyer'],
  ['finissent', 'finir'],
  // Other words: infinitives, numbers, pronouns, nouns.
  ['rendre', 'rendre'],
  ['trente', 'trente'],
  ['que', 'que'],
  ['ne', 'ne'],
  ['chèque', 'chèque'],
  ['filature', 'filature'],
  ['content', 'content'],
  ['moment', 'moment'],
  // Other tenses, and verbs that state no follow-up.
  ['rencontrons', 'rencontrons'],
  ['espérait', 'espérait'],
  ['retirait', 'retirait'],
  ['serait', 'serait'],
])('fr: %s', (form, verb) => expect(packOf('fr').verbs.infinitive(form)).toBe(verb))

test.each([
  ['pasaría', 'pasar'],
  ['añadirían', 'añadir'],
  ['haríamos', 'hacer'],
  ['manda', 'mandar'],
  ['cierre', 'cerrar'],
  ['vuelque', 'volcar'],
  ['avergüence', 'avergonzar'],
  ['sirva', 'servir'],
  ['prosigue', 'proseguir'],
  ['conozca', 'conocer'],
  ['escoja', 'escoger'],
  ['sustituye', 'sustituir'],
  ['extraiga', 'extraer'],
  ['intervenga', 'intervenir'],
  ['vende', 'vender'],
  // Other words: pronouns, adverbs, nouns.
  ['ella', 'ella'],
  ['nunca', 'nunca'],
  ['ahora', 'ahora'],
  ['impresora', 'impresora'],
  ['avería', 'avería'],
  ['para', 'para'],
  // Other tenses.
  ['mandé', 'mandé'],
  ['prefería', 'prefería'],
  ['quería', 'quería'],
])('es: %s', (form, verb) => expect(packOf('es').verbs.infinitive(form)).toBe(verb))

test.each([
  ['Mándame', 'mandarme'],
  ['pídeselo', 'pedírselo'],
  ['Llévalas', 'llevarlas'],
  ['envíale', 'enviarle'],
  ['díganle', 'decirle'],
  ['dime', 'decirme'],
  ['hazlo', 'hacerlo'],
  ['asegúrate', 'asegurarse'],
  ['enviadle', 'enviarle'],
  ['lijad', 'lijar'],
  ['revisá', 'revisar'],
  ['Imprime', 'imprimir'],
  // The accent shows that it is a verb, even one that no list has.
  ['guasapéame', 'guasapearme'],
  // Infinitives and nouns.
  ['pagarla', null],
  ['informe', null],
  ['planos', null],
  ['ángeles', null],
  ['artículos', null],
  ['ciudad', null],
  ['pared', null],
  ['café', null],
])('es, imperative: %s', (form, verb) => expect(packOf('es').verbs.ofImperative(form)).toBe(verb))

test.each([
  ['Envoie-moi', "m'envoyer"],
  ['demande-lui', 'lui demander'],
  ['Assure-toi', "s'assurer"],
  ['donnez-la-leur', 'la leur donner'],
  ['envoie-le-moi', "me l'envoyer"],
  ['imprimez', 'imprimer'],
  ['prenez', 'prendre'],
  ['dis', 'dire'],
  ['mets', 'mettre'],
  ['réponds', 'répondre'],
  // Infinitives and other words.
  ['relire', null],
  ['suis', null],
  ['porte-clés', null],
])('fr, imperative: %s', (form, verb) => expect(packOf('fr').verbs.ofImperative(form)).toBe(verb))
