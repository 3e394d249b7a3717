import { describe, expect, test } from 'vitest'
import { createBuiltinAnalyst } from '#server/analysis/builtin/builtin-analyst.ts'
import { directionOf } from '#shared/commitment.ts'
import type { Language } from '#shared/languages.ts'

const analyst = createBuiltinAnalyst()

/** As spoken on Wednesday, 4 March 2026. */
async function promiseIn(text: string, language: Language) {
  const input = { language, recordedAt: new Date('2026-03-04T08:40:00Z'), timezone: 'Europe/Madrid' }
  const sentences = [{ index: 0, start: 0, end: 6, text }]
  const { actionItems } = await analyst.analyse({ ...input, sentences }, new AbortController().signal)
  return actionItems.map((item) => ({ ...item, direction: directionOf(item) }))
}

describe('promises to the speaker', () => {
  test.each<[string, Language, string]>([
    ['Marta will send me the contract by Friday.', 'en', 'Marta'],
    ['Tom owes us the sales figures.', 'en', 'Tom'],
    ['Sara told me she would send the invoice by Tuesday.', 'en', 'Sara'],
    ['Tom promised me the keys.', 'en', 'Tom'],
    ['Luis me va a mandar el presupuesto el viernes.', 'es', 'Luis'],
    ['Luis quedó en mandarme las cifras.', 'es', 'Luis'],
    ['Pedro me ha prometido el presupuesto para el viernes.', 'es', 'Pedro'],
    ["Paul m'envoie le devis vendredi.", 'fr', 'Paul'],
    ['Marie doit me rendre le contrat lundi.', 'fr', 'Marie'],
    ["Luc m'a promis le plan pour mardi.", 'fr', 'Luc'],
  ])('%s', async (text, language, who) => {
    expect(await promiseIn(text, language)).toMatchObject([{ who, counterpart: 'me', direction: 'owed_to_me' }])
  })
})

describe('promises by the speaker', () => {
  test.each<[string, Language, string]>([
    ['I promised Marta to send her the contract by Friday.', 'en', 'Marta'],
    ['I need to send the contract to Marta Ruiz.', 'en', 'Marta Ruiz'],
    ['I owe Luis an answer.', 'en', 'Luis'],
    ['I have to reply to Doctor Robles.', 'en', 'Doctor Robles'],
    ['i need to send the contract to marta', 'en', 'Marta'],
    ['Le prometí a Marta mandarle el informe el lunes.', 'es', 'Marta'],
    ['Tengo que mandarle el contrato a Marta.', 'es', 'Marta'],
    ['Le debo a Juan una respuesta.', 'es', 'Juan'],
    ['Tengo que escribir a Juan Esteban mañana.', 'es', 'Juan Esteban'],
    ['Tengo que mandarle el contrato a María José antes del Viernes Santo.', 'es', 'María José'],
    ['Je dois envoyer le devis à Paul.', 'fr', 'Paul'],
    ["J'ai promis à Marie de lui envoyer le rapport lundi.", 'fr', 'Marie'],
    ['Je dois une réponse à Paul.', 'fr', 'Paul'],
  ])('%s', async (text, language, counterpart) => {
    expect(await promiseIn(text, language)).toMatchObject([{ who: 'me', counterpart, direction: 'i_owe' }])
  })
})

describe('tasks without a counterpart', () => {
  test.each<[string, Language]>([
    ['I have to call the bank tomorrow.', 'en'],
    ['I need to fly to Paris on Monday.', 'en'],
    ['Marta will meet us on Friday.', 'en'],
    ['Paul will review the slides on Monday.', 'en'],
    ['Please send the budget to Marta by Friday.', 'en'],
    ['Tengo que llamar a Marta mañana.', 'es'],
    ['Tengo que ir a Madrid el lunes.', 'es'],
    ['Luis nos va a acompañar al notario el lunes.', 'es'],
    ['Je dois aller à Paris lundi.', 'fr'],
    ['Paul doit nous rejoindre à dix heures.', 'fr'],
  ])('%s', async (text, language) => {
    expect(await promiseIn(text, language)).toMatchObject([{ counterpart: null, direction: null }])
  })
})
