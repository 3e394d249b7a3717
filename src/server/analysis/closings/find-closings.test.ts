import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { createBuiltinAnalyst } from '../builtin/builtin-analyst.ts'
import { findClosings, type OpenFollowUp } from './find-closings.ts'

const analyst = createBuiltinAnalyst()
const SPOKEN = { timezone: 'Europe/Madrid', recordedAt: new Date('2026-03-02T09:00:00Z') }
/** Thursday, three days later. */
const LATER = new Date('2026-03-05T17:00:00Z')

const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!]) /).map((one, index) => ({ index, start: index * 5, end: index * 5 + 5, text: one }))

/** The follow-ups of a note at the time a later one is recorded. */
async function followUpsOf(text: string, language: Language): Promise<OpenFollowUp[]> {
  const input = { ...SPOKEN, language, sentences: sentencesOf(text) }
  const { actionItems } = await analyst.analyse(input, new AbortController().signal)
  expect(actionItems).not.toEqual([])
  return actionItems.map((item, at) => ({ ...item, id: String(at), noteId: null, since: SPOKEN.recordedAt }))
}

const closingsIn = (later: string, language: Language, followUps: readonly OpenFollowUp[]) =>
  findClosings(sentencesOf(later), { language, recordedAt: LATER, timezone: SPOKEN.timezone }, followUps)

type Pair = [followUp: string, later: string]

const DONE: Record<Language, Pair[]> = {
  en: [
    ['I need to send Marta the contract by Friday.', 'I sent Marta the contract yesterday.'],
    ['I need to send the contract to Marta.', 'Good news, I’ve just emailed the contract to Marta.'],
    ['I promised Tom to book the flights.', 'I booked the flights this morning.'],
    ['I must call the bank tomorrow.', 'Called the bank, they will look into it.'],
    ['Marta will send me the budget by Friday.', 'Marta sent me the budget.'],
    ['Marta will send me the budget by Friday.', 'I finally got the budget from Marta.'],
    ['Tom owes us the sales figures.', 'Tom has sent us the sales figures.'],
    ['Paul has to sign the lease by Monday.', 'The lease has been signed.'],
    ['I have to finish the board report by Thursday.', 'I have finished the board report.'],
    ['Please pay the invoice from Acme.', 'We paid the Acme invoice on Wednesday.'],
    ['I need to prepare the slides for Monday.', 'The slides are done.'],
    ['I have to call Anna.', 'I called Anna this morning and we agreed on the price.'],
    ['Sara told me she would send the invoice by Tuesday.', 'The invoice from Sara arrived today.'],
    [
      'i need to send the contract to marta by friday',
      'so yes i sent marta the contract and the weather is lovely here',
    ],
  ],
  es: [
    ['Tengo que mandarle el contrato a Marta antes del viernes.', 'Ayer le mandé el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'Ya le he enviado el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'Acabo de enviarle el contrato a Marta.'],
    ['Luis me va a mandar el presupuesto el viernes.', 'Luis me mandó el presupuesto ayer.'],
    ['Luis me va a mandar el presupuesto el viernes.', 'Por fin me ha mandado Luis el presupuesto.'],
    ['Luis quedó en mandarme las cifras.', 'He recibido las cifras de Luis.'],
    ['Tengo que llamar al notario mañana.', 'He llamado al notario esta mañana.'],
    ['Tengo que reservar los vuelos.', 'Reservé los vuelos ayer.'],
    ['Ana tiene que firmar el contrato de alquiler.', 'El contrato de alquiler ya está firmado.'],
    ['Tengo que preparar la presentación para el lunes.', 'Preparé la presentación anoche.'],
    ['Hay que pagar la factura de Acme.', 'Hemos pagado la factura de Acme.'],
    ['Le prometí a Juan escribir el informe.', 'He terminado el informe.'],
    ['Tengo que llamar a Marta.', 'He llamado a Marta y está de acuerdo.'],
    ['Pedro me ha prometido la maqueta para el viernes.', 'Pedro me entregó la maqueta hoy.'],
  ],
  fr: [
    ['Je dois envoyer le contrat à Marta.', 'Je viens d’envoyer le contrat à Marta.'],
    ['Je dois envoyer le devis à Paul avant vendredi.', 'J’ai envoyé le devis à Paul hier.'],
    ['Je dois envoyer le devis à Paul.', "C'est bon, je lui ai transmis le devis."],
    ["Paul m'envoie le contrat vendredi.", "Paul m'a envoyé le contrat."],
    ['Marie doit me rendre le dossier lundi.', "J'ai bien reçu le dossier de Marie."],
    ['Paul va nous envoyer les chiffres.', 'Paul nous a envoyé les chiffres ce matin.'],
    ['Je dois appeler la banque demain.', "J'ai appelé la banque."],
    ['Il faut réserver la salle pour mardi.', 'La salle est réservée.'],
    ['Je dois préparer la présentation.', "J'ai enfin préparé la présentation."],
    ['Sophie doit signer le bail lundi.', 'Sophie a signé le bail.'],
    ['Je dois payer la facture du plombier.', 'La facture du plombier a été payée.'],
    ["J'ai promis à Marie de rédiger le rapport.", "J'ai terminé le rapport hier soir."],
    ['Je dois appeler Julie.', "J'ai appelé Julie ce matin."],
    ["Luc m'a promis le plan pour mardi.", "Luc m'a remis le plan."],
  ],
}

const NOT_DONE: Record<Language, Pair[]> = {
  en: [
    ['I need to send Marta the contract by Friday.', 'I sent Luis the contract yesterday.'],
    ['I need to send Marta the contract by Friday.', 'I have not sent Marta the contract.'],
    ['I need to send Marta the contract by Friday.', 'I haven’t sent the contract to Marta yet.'],
    ['I need to send Marta the contract by Friday.', 'I will send Marta the contract tomorrow.'],
    ['I need to send Marta the contract by Friday.', 'Have I sent Marta the contract?'],
    ['I need to send Marta the contract by Friday.', 'Once I have sent Marta the contract we can start.'],
    ['I need to send Marta the contract by Friday.', 'I should have sent Marta the contract.'],
    ['I need to send Marta the contract by Friday.', 'I think I sent Marta the contract.'],
    ['I need to send Marta the contract by Friday.', 'Last month I sent Marta the contract.'],
    ['I need to send Marta the contract by Friday.', 'I sent Marta the photos.'],
    ['I need to send Marta the contract by Friday.', 'I signed the contract for Marta.'],
    ['Marta will send me the budget by Friday.', 'Marta sent Luis the budget.'],
    ['Marta will send me the budget by Friday.', 'Paul sent me the budget.'],
    ['I must call the bank tomorrow.', 'I forgot to call the bank.'],
    ['I need to send the March budget to Tom.', 'I sent Tom the April budget.'],
    ['Paul has to sign the lease by Monday.', 'The lease is almost signed.'],
    ['I have to finish the board report by Thursday.', 'I almost finished the board report.'],
    ['I need to send Marta the report.', 'I have finished the report.'],
  ],
  es: [
    ['Tengo que mandarle el contrato a Marta.', 'Le mandé el contrato a Luis.'],
    ['Tengo que mandarle el contrato a Marta.', 'Todavía no le he mandado el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'Mañana le mandaré el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'Le voy a mandar el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', '¿Le he mandado ya el contrato a Marta?'],
    ['Tengo que mandarle el contrato a Marta.', 'Cuando le haya mandado el contrato a Marta os aviso.'],
    ['Tengo que mandarle el contrato a Marta.', 'Creo que le mandé el contrato a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'Le mandé las fotos a Marta.'],
    ['Tengo que mandarle el contrato a Marta.', 'El mes pasado le mandé el contrato a Marta.'],
    ['Luis me va a mandar el presupuesto el viernes.', 'Luis le mandó el presupuesto a Pedro.'],
    ['Luis me va a mandar el presupuesto el viernes.', 'Pedro me mandó el presupuesto.'],
    ['Luis me va a mandar el presupuesto el viernes.', 'Luis no me ha mandado el presupuesto.'],
    ['Tengo que llamar al notario mañana.', 'Se me olvidó llamar al notario.'],
    ['Tengo que preparar la presentación para el lunes.', 'Prepararé la presentación esta noche.'],
  ],
  fr: [
    ['Je dois envoyer le devis à Paul.', "J'ai envoyé le devis à Julie."],
    ['Je dois envoyer le devis à Paul.', "Je n'ai pas envoyé le devis à Paul."],
    ['Je dois envoyer le devis à Paul.', "J'ai pas encore envoyé le devis à Paul."],
    ['Je dois envoyer le devis à Paul.', "J'enverrai le devis à Paul demain."],
    ['Je dois envoyer le devis à Paul.', 'Je vais envoyer le devis à Paul.'],
    ['Je dois envoyer le devis à Paul.', "Est-ce que j'ai envoyé le devis à Paul ?"],
    ['Je dois envoyer le devis à Paul.', "Quand j'aurai envoyé le devis à Paul, on pourra commencer."],
    ['Je dois envoyer le devis à Paul.', "Je crois que j'ai envoyé le devis à Paul."],
    ['Je dois envoyer le devis à Paul.', "J'ai envoyé les photos à Paul."],
    ['Je dois envoyer le devis à Paul.', "J'aurais dû envoyer le devis à Paul."],
    ["Paul m'envoie le contrat vendredi.", 'Paul a envoyé le contrat à Julie.'],
    ["Paul m'envoie le contrat vendredi.", "Luc m'a envoyé le contrat."],
    ["Paul m'envoie le contrat vendredi.", "Paul ne m'a pas envoyé le contrat."],
    ['Je dois appeler la banque demain.', "J'ai oublié d'appeler la banque."],
  ],
}

describe.each(Object.keys(DONE) as Language[])('in %s', (language) => {
  test.each(DONE[language])('%s → %s', async (followUp, later) => {
    const closings = closingsIn(later, language, await followUpsOf(followUp, language))
    expect(closings).toMatchObject([{ followUpId: '0' }])
    expect(later).toContain(closings[0]?.evidence.quote)
  })

  test.each(NOT_DONE[language])('%s is not closed by: %s', async (followUp, later) => {
    expect(closingsIn(later, language, await followUpsOf(followUp, language))).toEqual([])
  })
})

describe('with several follow-ups', () => {
  const since = SPOKEN.recordedAt
  const followUp = (id: string, title: string, more: Partial<OpenFollowUp> = {}): OpenFollowUp => ({
    id,
    title,
    who: 'me',
    counterpart: null,
    noteId: null,
    since,
    ...more,
  })
  const closed = (later: string, followUps: OpenFollowUp[]) =>
    closingsIn(later, 'en', followUps).map(({ followUpId }) => followUpId)

  test('closes the one whose person is named', () => {
    const followUps = [followUp('a', 'Send Luis the contract'), followUp('b', 'Send Marta the contract')]
    expect(closed('I sent Marta the contract.', followUps)).toEqual(['b'])
  })

  test('closes neither when the words fit both equally', () => {
    const followUps = [followUp('a', 'Send Luis the contract'), followUp('b', 'Send Marta the contract')]
    expect(closed('I sent the contract.', followUps)).toEqual([])
  })

  test('closes both of two that say the same', () => {
    const followUps = [followUp('a', 'Send Marta the contract'), followUp('b', 'send the contract to Marta')]
    expect(closed('I sent Marta the contract.', followUps)).toEqual(['a', 'b'])
  })

  test('closes both of two named in one sentence', () => {
    const followUps = [followUp('a', 'Send Marta the contract'), followUp('b', 'Call the bank')]
    expect(closed('I sent Marta the contract, and I called the bank.', followUps)).toEqual(['a', 'b'])
  })

  test('does not close another person’s follow-up by what the speaker did', () => {
    const followUps = [followUp('a', 'Sign the lease', { who: 'Paul' })]
    expect(closed('I signed the lease.', followUps)).toEqual([])
    expect(closed('Paul signed the lease.', followUps)).toEqual(['a'])
  })

  test('closes a follow-up without a verb when the thing was given, not when it is wanted', () => {
    const followUps = [followUp('a', 'An answer', { counterpart: 'Luis' })]
    expect(closed('I gave Luis an answer.', followUps)).toEqual(['a'])
    expect(closed('I wanted an answer from Luis.', followUps)).toEqual([])
  })
})
