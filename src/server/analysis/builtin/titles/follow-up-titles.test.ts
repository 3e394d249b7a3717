// Over 250 lines: one table for each kind of title, in three languages.
import { expect, test } from 'vitest'
import { createBuiltinAnalyst, findPossible } from '#server/analysis/builtin/builtin-analyst.ts'
import type { Language } from '#shared/languages.ts'

const analyst = createBuiltinAnalyst()

/** As spoken on Wednesday, 4 March 2026, at 9:40 in Madrid. */
async function findFollowUps(text: string, language: Language) {
  const sentences = [{ index: 0, start: 0, end: 1, text }]
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const input = { sentences, language, recordedAt, timezone: 'Europe/Madrid' }
  return (await analyst.analyse(input, new AbortController().signal)).actionItems
}

const titlesOf = async (text: string, language: Language) =>
  (await findFollowUps(text, language)).map(({ title }) => title)

test.each([
  ['I need to remember to call the notary on Monday.', 'Call the notary'],
  ['I have to go ahead and renew the insurance by Friday.', 'Renew the insurance'],
  ["So I still have to also send Laura the figures, that's urgent.", 'Send Laura the figures'],
  ['Make sure we send the invoice to Henkel tomorrow.', 'Send the invoice to Henkel'],
  ['Tobias is putting together the agenda by Thursday.', 'Put together the agenda'],
  ['Nora is preparing the order for Friday.', 'Prepare the order'],
  ['Kevin circulates the minutes by tomorrow.', 'Circulate the minutes'],
  ['Please try to book the small room by noon on Friday.', 'Book the small room'],
  ['I must chase the landlord about the roof and she knows it.', 'Chase the landlord about the roof'],
  ["i need to ring sarah by monday it's important", 'Ring Sarah'],
  ["I'm down to send them the label proofs.", 'Send them the label proofs'],
  ['Need to get the drawings over to the engineer before the weekend.', 'Get the drawings over to the engineer'],
  ["I've to speak to HR about the two transfers.", 'Speak to HR about the two transfers'],
  ['I really need to just finish the board paper before Tuesday.', 'Finish the board paper'],
  ['I would appreciate it if you would send me the report on Monday.', 'Send me the report'],
  [
    'I need to tell the bank to release the money once the report is in.',
    'Tell the bank to release the money once the report is in',
  ],
  ['Would you mind booking the small room?', 'Book the small room'],
  ['I promised Marta the figures by Friday.', 'Give Marta the figures'],
  ['I owe Luis an answer.', 'Give Luis an answer'],
  ["I said I'd fix the gate for my neighbour.", 'Fix the gate for my neighbour'],
  ['Gotta pick up the trophies from the engraver.', 'Pick up the trophies from the engraver'],
  ["I'm supposed to hand in the minutes by Friday.", 'Hand in the minutes'],
  ["Karen's meant to be ordering the flowers.", 'Order the flowers'],
])('en: %s', async (text, title) => expect(await titlesOf(text, 'en')).toEqual([title]))

test.each([
  ['Tengo que llamar al notario el lunes.', 'Llamar al notario'],
  ['Tengo que preparar la maleta la noche antes.', 'Preparar la maleta la noche antes'],
  ['tengo que comprar la banda elástica de paso llamo a la mutua', 'Comprar la banda elástica'],
  ['El perito me pide fotos de la fachada.', 'Dar fotos de la fachada'],
  ['La doctora Quiroga viene a verla el lunes.', 'La doctora Quiroga viene a verla'],
  [
    'Esta noche llamo a la señora Barroso para contarle el retraso, no le va a hacer gracia.',
    'Llamar a la señora Barroso para contarle el retraso',
  ],
  ['Tengo que acordarme de renovar el seguro antes del viernes.', 'Renovar el seguro'],
  ['Recuérdame que llame a Lucía mañana.', 'Llamar a Lucía'],
  ['Recuérdame que tengo que pagar la factura del gas.', 'Pagar la factura del gas'],
  ['Recuérdame que le mande la llave a Marta.', 'Mandarle la llave a Marta'],
  ['Recuérdame que se lo diga a Marta mañana.', 'Decírselo a Marta'],
  ['Nuria me manda el informe el jueves.', 'Mandar el informe'],
  ['Pablo cierra el presupuesto para el viernes.', 'Cerrar el presupuesto'],
  ['Elena pide los permisos para el martes.', 'Pedir los permisos'],
  ['Tengo que devolverle la llamada a Marta y se lo digo.', 'Devolverle la llamada a Marta'],
  ['tengo que mandar el contrato a lucía mañana eso es urgente', 'Mandar el contrato a Lucía'],
  ['Hay que revisar el convenio a más tardar el lunes.', 'Revisar el convenio'],
  ['Tengo que hacer yo la memoria técnica.', 'Hacer la memoria técnica'],
  ['Yo me ocupo de pedir las ventanas.', 'Pedir las ventanas'],
  ['Mi suegra quiere que le monte la estantería.', 'Mi suegra quiere que le monte la estantería'],
  ['Pablo, ¿me traes el taladro?', 'Traerme el taladro'],
  ['Me he comprometido a revisar el menú de la boda.', 'Revisar el menú de la boda'],
  ['Que no se me pase lo del seguro del coche.', 'Lo del seguro del coche'],
  ['Que alguien avise a la farmacia, por favor.', 'Avisar a la farmacia'],
  ['A Lucía le toca preparar las nóminas.', 'Preparar las nóminas'],
  ['No se me olvide, tengo que también firmar las nóminas.', 'Firmar las nóminas'],
  ['Por favor, revisa el contrato.', 'Revisar el contrato'],
  ['Asegúrate de que la puerta esté cerrada.', 'Asegurarse de que la puerta esté cerrada'],
  ['¿Te importaría reservar la sala?', 'Reservar la sala'],
  ['Le prometí a Marta los números para el viernes.', 'Dar los números a Marta'],
  ['Mañana sin falta le escribo a Marta con los números.', 'Escribirle a Marta con los números'],
  ['El lunes por la noche dejo preparados los vasos.', 'Dejar preparados los vasos'],
  ['Tengo que sacar la caja del almacén aunque se enfaden.', 'Sacar la caja del almacén'],
  ['Tengo que mandar el balance sí o sí.', 'Mandar el balance'],
])('es: %s', async (text, title) => expect(await titlesOf(text, 'es')).toEqual([title]))

test.each([
  ["Il faut que j'envoie le devis à Marc avant vendredi.", 'Envoyer le devis à Marc'],
  ['Il faut que je fasse signer le bail lundi.', 'Faire signer le bail'],
  ['Faut que je prenne rendez-vous chez le notaire.', 'Prendre rendez-vous chez le notaire'],
  ["Il faut que je pense à rappeler l'avocat demain.", "Rappeler l'avocat"],
  ['Il faut que je lui réponde avant jeudi.', 'Lui répondre'],
  ["Il faut que je règle l'acompte, c'est urgent.", "Régler l'acompte"],
  ["Il faut que Thomas relise d'abord la clause de responsabilité.", "Relire d'abord la clause de responsabilité"],
  ['Kader prépare la lettre pour mardi.', 'Préparer la lettre'],
  ['Sandrine refait le planning pour vendredi.', 'Refaire le planning'],
  ['Loïc appelle le fournisseur demain.', 'Appeler le fournisseur'],
  ["Je dois absolument relire la convention d'ici lundi.", 'Relire la convention'],
  ["Le devis est prêt, je l'envoie ce soir à Claire.", 'Envoyer le devis à Claire'],
  ["Le rapport de l'expert, je le relis demain.", "Relire le rapport de l'expert"],
  ["L'échafaudage, c'est moi qui le fais démonter jeudi.", "Faire démonter l'échafaudage"],
  ["Les plans, c'est Hugo qui les reprend.", 'Reprendre les plans'],
  ["Il faudrait que quelqu'un vérifie les assurances.", 'Vérifier les assurances'],
  ["Je me charge d'appeler la banque demain matin.", 'Appeler la banque'],
  ["J'ai dit à Luc que je lui enverrais les chiffres lundi.", 'Envoyer les chiffres'],
  ['Elle veut le devis, je le lui envoie jeudi.', 'Lui envoyer le devis'],
  ["Reste à faire signer l'avenant.", "Faire signer l'avenant"],
  ["C'est à Sophie de prévenir les locataires.", 'Prévenir les locataires'],
  ["il faut que j'appelle mathilde demain c'est important", 'Appeler Mathilde'],
  ['Rappelle-moi de ne pas oublier de payer la TVA.', 'Payer la TVA'],
  ['Ça te dérangerait de réserver la salle ?', 'Réserver la salle'],
  ["J'ai promis le plan à Luc pour mardi.", 'Donner le plan à Luc'],
  ['Hugo m’a promis les chiffres pour lundi.', 'Donner les chiffres'],
  ['Je me suis engagé à réparer le portail.', 'Réparer le portail'],
  ["J'ai dit à Paul que je lui rapporterais sa scie.", 'Rapporter sa scie'],
  ['Nadia, tu prépares les badges pour le salon.', 'Préparer les badges pour le salon'],
])('fr: %s', async (text, title) => expect(await titlesOf(text, 'fr')).toEqual([title]))

test.each<[Language, string, string]>([
  ['en', 'The insurance form is on my desk, I have to sign it tomorrow.', 'Sign the insurance form'],
  ['en', 'The invoices came in this morning. I need to pay them by Friday.', 'Pay the invoices'],
  ['en', 'Our boiler still isn’t right, I must get it checked on Monday.', 'Get our boiler checked'],
  ['en', 'Paul likes the plan, I have to send it to him on Monday.', 'Send it to him'],
  ['es', 'Ha llegado la factura de la luz. Hay que pagarla antes del viernes.', 'Pagar la factura de la luz'],
  ['es', 'La licencia está concedida, hay que recogerla antes del jueves.', 'Recoger la licencia'],
  ['es', 'El contrato está en la mesa, tengo que firmarlo mañana.', 'Firmar el contrato'],
  ['es', 'Se me ha vuelto a olvidar la autorización, hay que entregarla mañana.', 'Entregar la autorización'],
  ['es', 'Las fotos están listas. Quiero enseñárselas a Marta el viernes.', 'Enseñar las fotos a Marta'],
  ['es', 'Los albaranes siguen ahí. Tengo que archivarlos.', 'Archivar los albaranes'],
  ['es', 'Marta está con lo de la puerta, tengo que llamarla mañana.', 'Llamarla'],
  ['fr', 'J’ai encore oublié l’autorisation, il faut la rendre demain.', 'Rendre l’autorisation'],
  ['es', 'El informe está listo, tengo que enviárselo a Marta.', 'Enviar el informe a Marta'],
  ['fr', "Le devis n'est pas arrivé, Henri me le renvoie avant vendredi.", 'Me renvoyer le devis'],
  ['fr', 'La clé du garage est chez moi, il faut que je la lui rende.', 'Lui rendre la clé du garage'],
  ['es', 'La oferta no ha llegado. Enrique me la manda antes del viernes.', 'Mandarme la oferta'],
  ['es', 'El presupuesto está hecho, Marta nos lo envía el lunes.', 'Enviarnos el presupuesto'],
  ['es', 'Enrique me la manda antes del viernes.', 'Mandármela'],
  [
    'es',
    'Vero quiere el certificado para el colegio; se lo firmo el lunes y lo dejo en la mesa.',
    'Firmar el certificado',
  ],
  [
    'es',
    'El calculista encontró que está corrido, hay que dejarlo en el libro de obra.',
    'Dejarlo en el libro de obra',
  ],
  ['fr', 'Le bail du local est arrivé. Il faut que je le signe avant jeudi.', 'Signer le bail du local'],
  ['fr', 'Le fauteuil est cassé, je dois le faire réparer.', 'Faire réparer le fauteuil'],
  ['fr', 'Les badges sont au bureau, je dois les distribuer lundi.', 'Distribuer les badges'],
  ['fr', 'Sophie s’occupe de la porte, je dois la rappeler demain.', 'La rappeler'],
])('%s: names what the pronoun stands for: %s', async (language, text, title) => {
  const found = await titlesOf(text, language)
  expect(found).toContain(title)
})

test.each<[Language, string, string]>([
  [
    'en',
    'I need to order the chairs from the usual place and the company dinner is on Thursday at nine.',
    'Order the chairs from the usual place',
  ],
  [
    'es',
    'Hay que recoger el disfraz en casa de la tía Pepa y el dentista de Leo es el viernes a las cuatro y cuarto.',
    'Recoger el disfraz en casa de la tía Pepa',
  ],
  [
    'fr',
    'Je dois commander les chaises chez le fournisseur habituel et le dîner est demain à huit heures.',
    'Commander les chaises chez le fournisseur habituel',
  ],
])('%s: does not take the date of what follows: %s', async (language, text, title) =>
  expect(await findFollowUps(text, language)).toMatchObject([{ title, dueDate: null, dueAt: null }]),
)

test.each<[Language, string]>([
  ['en', 'I have to call the garage to see whether they have a slot on Friday morning.'],
  ['es', 'Tengo que preguntar al taller si tienen hueco el viernes.'],
  ['fr', "Je dois demander au garage s'ils ont une place vendredi."],
])('%s: takes no date that is only asked about: %s', async (language, text) =>
  expect(await findFollowUps(text, language)).toMatchObject([{ dueDate: null, dueAt: null }]),
)

test('keeps the deadline of a question', async () =>
  expect(await findFollowUps('I have to ask the garage if they have a slot by Friday.', 'en')).toMatchObject([
    { dueDate: '2026-03-06' },
  ]))

/** Returns the titles of everything that may be a follow-up, even if it is too doubtful to be asked about. */
function possibleTitles(text: string, language: Language): string[] {
  const sentences = [{ index: 0, start: 0, end: 1, text }]
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const input = { sentences, language, recordedAt, timezone: 'Europe/Madrid' }
  return findPossible(input).possibleFollowUps.map(({ title }) => title)
}

test.each<[Language, string, string]>([
  ['es', 'Ella me debe el contrato.', '«Ella me debe el contrato»'],
  [
    'es',
    'Les ruego que faciliten el acceso al cuarto de contadores antes del viernes.',
    'Facilitar el acceso al cuarto de contadores',
  ],
  ['es', 'Acuérdame de firmar los contratos de animación.', 'Firmar los contratos de animación'],
  ['es', 'El ingeniero del agua quedó en traer el lunes los medidores.', 'Traer los medidores'],
  ['es', 'Tengo que explicarle a ella lo de las facturas.', 'Explicarle a ella lo de las facturas'],
  [
    'fr',
    'Mireille trente ans de maison et les échantillons pour Tokyo avant vendredi.',
    'Trente ans de maison et les échantillons pour Tokyo',
  ],
  ['fr', 'Il faut que je rende les clés avant sept heures.', 'Rendre les clés'],
  ['fr', "Je l'écris demain à l'étude, sans faute.", "L'écrire à l'étude"],
  ['en', 'Khayelitsha is photographing the attendance registers by Thursday.', 'Photograph the attendance registers'],
  ['en', "I'm on the hook for today's figures, for the board.", "Today's figures, for the board"],
  ['en', "I promised to send Tuesday's report to the board.", "Send Tuesday's report to the board"],
])('%s: writes only words that exist, and leaves no gap: %s', (language, text, title) =>
  expect(possibleTitles(text, language)).toContain(title),
)

test.each<[Language, string, string]>([
  [
    'en',
    'i have to pick up the blue folders from the printer on king street my brother used to work there when he was nineteen and he hated every minute of it',
    'Pick up the blue folders from the printer on king street',
  ],
  [
    'es',
    'tengo que recoger los carteles nuevos de la imprenta del centro mi hermano trabajaba allí cuando era joven y no le gustaba nada',
    'Recoger los carteles nuevos de la imprenta del centro',
  ],
  [
    'fr',
    "je dois récupérer les nouvelles affiches chez l'imprimeur du centre mon frère y travaillait quand il était jeune et il détestait ça",
    "Récupérer les nouvelles affiches chez l'imprimeur du centre",
  ],
])('%s: ends a long title where bare speech goes on to something else: %s', (language, text, title) =>
  expect(possibleTitles(text, language)).toContain(title),
)

test.each<[Language, string, string]>([
  ['en', 'The landlord has to fix the heating before Friday.', 'Fix the heating'],
  ['en', 'the accountant is going to send us the figures next week', 'Send us the figures'],
  ['en', 'The caterers promised to confirm the menu before Friday.', 'Confirm the menu'],
  ['es', 'El fontanero tiene que cambiar la llave antes del viernes.', 'Cambiar la llave'],
  ['es', 'El banco nos tiene que mandar el contrato.', 'Mandarnos el contrato'],
  ['es', 'la contable nos va a mandar los números la semana que viene', 'Mandarnos los números'],
  ['fr', "L'assureur doit nous envoyer le dossier avant vendredi.", 'Nous envoyer le dossier'],
  ['fr', "Le service comptable a promis d'envoyer les factures lundi.", 'Envoyer les factures'],
])('%s: leaves out who has the task and the words that say it is one: %s', (language, text, title) =>
  expect(possibleTitles(text, language)).toEqual([title]),
)

test.each<[Language, string, string]>([
  ['en', 'once and for all somebody has to come and take the old piano away', 'Take the old piano away'],
  ['en', "I'm getting quotes for a new cleaner by Friday.", 'Get quotes for a new cleaner'],
  ['en', "I'll be wiring the deposit as soon as the bank opens.", 'Wire the deposit as soon as the bank opens'],
  ['en', "Kev's bringing the generator on Friday.", 'Bring the generator'],
  ['es', 'Compartiremos un borrador con Dirección el diecinueve.', 'Compartir un borrador con Dirección'],
  ['es', 'Te mandaré las fichas técnicas en inglés el martes.', 'Mandarte las fichas técnicas en inglés'],
  ['es', 'Y yo, ahora, a llamar a la harinera.', 'Llamar a la harinera'],
  ['fr', 'Je vous écrirai après le deuxième entretien.', 'Vous écrire après le deuxième entretien'],
  ['fr', 'Sylvie prépare la salle pour samedi.', 'Préparer la salle'],
  ['fr', "faut qu'à un moment donné quelqu'un vienne débarrasser le vieux frigo", 'Venir débarrasser le vieux frigo'],
])('%s: begins with what is to be done, without lead-ins and subjects: %s', (language, text, title) =>
  expect(possibleTitles(text, language)).toContain(title),
)

test.each([
  ['I promised to review it over the weekend.', 'Review it'],
  ['I need to read the new draft over Christmas.', 'Read the new draft'],
  ['I have to repaint the hall during the holidays.', 'Repaint the hall'],
  ['I need to hand it over tomorrow.', 'Hand it over'],
  ['I have to hand the keys over on Friday.', 'Hand the keys over'],
  ['Expense reports were due yesterday, I still have to hand mine in.', 'Hand mine in'],
  ['Ask Priya to send me the Q3 numbers before the board meeting.', 'Ask Priya to send me the Q3 numbers'],
  ["Ben's going to call their CFO tomorrow and if he says nothing by Friday we drop it.", 'Call their CFO'],
])('ends a title where the follow-up ends: %s', async (text, title) => {
  expect((await titlesOf(text, 'en'))[0]).toMatch(new RegExp(`^${title}`))
})

test.each([
  ["Ben's going to call their CFO tomorrow and if he hears nothing by Friday we drop it.", '2026-03-05'],
  ["I need to call the printer tomorrow, and if it isn't ready by Monday we cancel.", '2026-03-05'],
  ['Ask HR if the new rep can start on the tenth.', null],
  ['Ask Priya to send me the Q3 numbers before the board meeting.', null],
  ['If Tom is free, I have to call him by Friday.', '2026-03-06'],
])('takes no date of a condition or of what is asked: %s', async (text, dueDate) => {
  expect((await findFollowUps(text, 'en'))[0]).toMatchObject({ dueDate })
})
