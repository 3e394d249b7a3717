import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { createBuiltinAnalyst } from '../builtin-analyst.ts'

const analyst = createBuiltinAnalyst()

/** As spoken on Wednesday, 4 March 2026, at 9:40 in Madrid. */
async function titlesOf(text: string, language: Language): Promise<string[]> {
  const sentences = text.split(/(?<=[.?!]) /).map((one, index) => ({ index, start: index, end: index + 1, text: one }))
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const input = { sentences, language, recordedAt, timezone: 'Europe/Madrid' }
  const { events } = await analyst.analyse(input, new AbortController().signal)
  for (const { evidence } of events) expect(text).toContain(evidence.quote)
  return events.map(({ title }) => title)
}

test.each([
  ['We have a meeting with Tom on Monday at ten.', 'Meeting with Tom'],
  ["There's a budget review with Ana Ruiz on Thursday at three.", 'Budget review with Ana Ruiz'],
  ["I've got an appointment at the dentist tomorrow at nine.", 'Appointment at the dentist'],
  ["Let's schedule a call with the auditors for Friday at eleven.", 'Call with the auditors'],
  ["I'm having lunch with Rachel and Omar on Tuesday at one.", 'Lunch with Rachel and Omar'],
  ['Dinner with the investors is on the twelfth at eight in the evening.', 'Dinner with the investors'],
  ["On Friday at two we're meeting the landlord about the lease.", 'Meeting with the landlord about the lease'],
  ['My flight to Lisbon leaves tomorrow at half past six in the morning.', 'Flight to Lisbon'],
  ['So the quarterly board meeting is on the tenth of March at nine.', 'Quarterly board meeting'],
  ["It's my wife's birthday on Saturday.", "My wife's birthday"],
  ['The kick-off with the agency takes place on Monday at half past nine.', 'Kick-off with the agency'],
  [
    'Tomorrow at four I see the accountant to go over the tax return.',
    'Meeting with the accountant about the tax return',
  ],
  ['The inspector is coming on Thursday at eleven.', 'Visit from the inspector'],
  ['We will have the retrospective for the web project on Friday at three.', 'Retrospective for the web project'],
  ['um so we have a sync with the design team tomorrow at ten', 'Sync with the design team'],
  [
    'okay remember there is a training session on data protection on Monday at two',
    'Training session on data protection',
  ],
  ["I'm interviewing Maya Patel on Wednesday next week at noon.", 'Interview with Maya Patel'],
  ["We're flying to Oslo on Sunday at seven in the morning.", 'Flight to Oslo'],
  ['The surgery is on March twentieth at eight in the morning.', 'Surgery'],
  ['Put in a coffee with Laura on Friday at five.', 'Coffee with Laura'],
  ['The conference on energy storage starts on Monday at nine.', 'Conference on energy storage'],
  ['We need to talk about the offer. The call is on Thursday at five with their lawyer.', 'Call with their lawyer'],
  ["I'm presenting to the supervisory board on Tuesday at ten.", 'Presentation to the supervisory board'],
  ['The board meets on Tuesday at ten.', 'Board meeting'],
  ['We moved the site visit to Thursday at nine.', 'Site visit'],
  ["The performance review with Kevin is tomorrow at four. It's in my office.", 'Performance review with Kevin'],
  ['I have to sign the deed. The notary is expecting me on Friday at twelve.', 'Meeting with the notary'],
  ['The Q2 planning workshop with the Berlin office is on Monday at nine.', 'Planning workshop with the Berlin office'],
  ["We're all going to the theatre on Saturday at eight.", 'Visit to the theatre'],
  ["The fitting's on Thursday at four.", 'Fitting'],
  ["So, Monday's briefing with the minister is at eight forty-five.", 'Briefing with the minister'],
  ["My cousin's landing on Friday at six.", 'Cousin landing'],
  ["The gig at Kelly's is on Saturday at nine.", "Gig at Kelly's"],
  ['Saturday at ten we clear the attic.', 'Clear the attic'],
  ['Monday, choir practice at seven.', 'Choir practice'],
  ['Family meeting for bed nine on Tuesday at three in the quiet room.', 'Family meeting for bed nine'],
  ['Inspection of unit four on Friday at ten.', 'Inspection of unit four'],
  ['The summer fair is on Saturday the 20th of June from 2 pm.', 'Summer fair'],
])('en: %s', async (text, title) => expect(await titlesOf(text, 'en')).toEqual([title]))

test.each([
  ['Tenemos una reunión con Tomás el lunes a las diez.', 'Reunión con Tomás'],
  ['El jueves a la una y media hay comida con el cliente.', 'Comida con el cliente'],
  ['Tengo cita con el dentista mañana a las nueve.', 'Cita con el dentista'],
  ['Quedamos con los proveedores el martes a las once.', 'Reunión con los proveedores'],
  [
    'La revisión del presupuesto con Ana Ruiz es el viernes a las cuatro de la tarde.',
    'Revisión del presupuesto con Ana Ruiz',
  ],
  ['Ceno con los inversores el miércoles once a las nueve de la noche.', 'Cena con los inversores'],
  ['Mi vuelo a Lisboa sale mañana a las seis y media de la mañana.', 'Vuelo a Lisboa'],
  ['El consejo de administración es el diez de marzo a las nueve.', 'Consejo de administración'],
  ['El sábado es el cumpleaños de mi mujer.', 'Cumpleaños de mi mujer'],
  [
    'Me reúno con la abogada el lunes a las cinco para revisar el contrato.',
    'Reunión con la abogada sobre el contrato',
  ],
  ['El inspector viene el jueves a las once.', 'Visita del inspector'],
  ['bueno pues mañana a las diez tenemos una llamada con el equipo de diseño', 'Llamada con el equipo de diseño'],
  ['El viernes a las doce entrevisto a Marta Soler.', 'Entrevista con Marta Soler'],
  ['La firma de la compraventa es el veinte de marzo a las doce en la notaría.', 'Firma de la compraventa'],
  ['Nos vemos con el banco el martes a las nueve y media.', 'Reunión con el banco'],
  ['Hay que cerrarlo ya. La presentación al comité es el lunes a las diez.', 'Presentación al comité'],
  ['El taller sobre ventas empieza el lunes a las nueve.', 'Taller sobre ventas'],
  ['La boda de mi hermana es el dieciocho de abril a las seis de la tarde.', 'Boda de mi hermana'],
  ['Desayuno con Lucía el viernes a las ocho y media.', 'Desayuno con Lucía'],
  ['apunta que la visita a la obra es el miércoles que viene a las diez', 'Visita a la obra'],
  ['El dentista me espera mañana a las cinco.', 'Cita con el dentista'],
  ['La revisión médica la tengo el jueves a las ocho de la mañana.', 'Revisión médica'],
  ['Viajo a Bilbao el lunes a las siete de la mañana.', 'Viaje a Bilbao'],
  ['Recibimos a los auditores el martes a las diez.', 'Reunión con los auditores'],
  ['Vamos a comer con Pedro y con Luisa el viernes a las dos.', 'Comida con Pedro y con Luisa'],
  ['La reunión semanal de ventas se pasa al jueves a las nueve.', 'Reunión semanal de ventas'],
  ['mañana a las ocho tengo al notario', 'Notario'],
  ['La piscina abre el sábado a las once.', 'La piscina abre'],
  ['Mañana a las ocho entregamos las llaves del local.', 'Entregar las llaves del local'],
  ['Hemos hablado de una reunión. Mañana a las cuatro tengo al albañil.', 'Albañil'],
  ['Quedamos en vernos otra vez el jueves a las nueve y media en sus oficinas.', 'Reunión'],
  ['Quedamos en llamarnos el viernes a mediodía.', 'Llamada'],
  ['Reunión de la planta tres el martes a las diez.', 'Reunión de la planta tres'],
])('es: %s', async (text, title) => expect(await titlesOf(text, 'es')).toEqual([title]))

test.each([
  ['On a une réunion avec Thomas lundi à dix heures.', 'Réunion avec Thomas'],
  ["J'ai rendez-vous chez le dentiste demain à neuf heures.", 'Rendez-vous chez le dentiste'],
  ['Il y a un point budget avec Anne jeudi à quinze heures.', 'Point budget avec Anne'],
  ['On se voit avec les fournisseurs mardi à onze heures.', 'Rendez-vous avec les fournisseurs'],
  ['Je déjeune avec Rachel et Omar vendredi à treize heures.', 'Déjeuner avec Rachel et Omar'],
  ['Le dîner avec les investisseurs est le douze mars à vingt heures.', 'Dîner avec les investisseurs'],
  ['Mon vol pour Lisbonne part demain à six heures et demie.', 'Vol pour Lisbonne'],
  ["Le conseil d'administration est le dix mars à neuf heures.", "Conseil d'administration"],
  ["Samedi à midi, c'est l'anniversaire de ma femme.", 'Anniversaire de ma femme'],
  ['Je vois le comptable demain à seize heures pour parler du bilan.', 'Rendez-vous avec le comptable sur le bilan'],
  ["L'inspecteur vient jeudi à onze heures.", "Visite de l'inspecteur"],
  ["bon alors demain à dix heures on a un appel avec l'équipe design", "Appel avec l'équipe design"],
  ["L'entretien annuel de Karim est mercredi prochain à midi.", 'Entretien annuel de Karim'],
  ['La signature du bail est prévue le vingt mars à douze heures chez le notaire.', 'Signature du bail'],
  ['Le comité de pilotage commence lundi à neuf heures.', 'Comité de pilotage'],
  ['Je signe le compromis vendredi à quatorze heures.', 'Signature du compromis'],
  ["L'atelier sur la sécurité a lieu lundi à neuf heures.", 'Atelier sur la sécurité'],
  ['Le mariage de ma sœur est le dix-huit avril à seize heures.', 'Mariage de ma sœur'],
  ['Petit-déjeuner avec Lucie vendredi à huit heures et demie.', 'Petit-déjeuner avec Lucie'],
  ["n'oublie pas que la visite du chantier est mercredi à dix heures", 'Visite du chantier'],
  ['Le médecin nous attend demain à dix-sept heures.', 'Rendez-vous avec le médecin'],
  ["Mon scanner, c'est jeudi à huit heures.", 'Scanner'],
  ['Je présente le projet mardi à dix heures au conseil.', 'Présentation du projet'],
  ['On reçoit les auditeurs mardi à dix heures.', 'Visite des auditeurs'],
  ['La réunion hebdomadaire est reportée à jeudi neuf heures.', 'Réunion hebdomadaire'],
  ['Je dois tout relire. La soutenance de Paul est lundi à quatorze heures.', 'Soutenance de Paul'],
  ["J'ai rendez-vous à la banque jeudi à neuf heures.", 'Rendez-vous à la banque'],
  ['La nouvelle directrice financière arrive lundi à neuf heures.', 'Arrivée de la nouvelle directrice financière'],
  ['On plaide jeudi à neuf heures.', 'Plaider'],
  ['La piscine ouvre samedi à dix heures.', 'La piscine ouvre'],
  ['Tu prépares les badges pour le salon. Samedi à vingt heures, loto des pompiers.', 'Loto des pompiers'],
  ['La kermesse aura lieu le samedi 20 juin à partir de 14 heures.', 'Kermesse'],
  ['On en reparle avec Claire le 10 décembre à 11 heures.', 'Point avec Claire'],
  ["On s'appelle jeudi à 9 heures.", 'Appel'],
  ['La kermesse, on la fait samedi à quatorze heures dans la cour.', 'Kermesse'],
  ['Le tri des archives, on s’y met jeudi à neuf heures.', 'Tri des archives'],
  ['Les photos de classe, on les fait mardi à neuf heures.', 'Photos de classe'],
  ['ici le cabinet vétérinaire le chien des Petit doit revenir mercredi à onze heures', 'Visite du chien des Petit'],
])('fr: %s', async (text, title) => expect(await titlesOf(text, 'fr')).toEqual([title]))

test.each<[string, Language, string[]]>([
  [
    'the dinner with the bank is on tuesday at nine and the signing of the lease is on friday at ten',
    'en',
    ['Dinner with the bank', 'Signing of the lease'],
  ],
  [
    'la cena con el banco es el martes a las nueve de la noche y la firma del contrato es el viernes a las diez',
    'es',
    ['Cena con el banco', 'Firma del contrato'],
  ],
  [
    "le dîner avec la banque c'est mardi à vingt heures et la signature du bail c'est vendredi à dix heures",
    'fr',
    ['Dîner avec la banque', 'Signature du bail'],
  ],
])('two in one sentence: %s', async (text, language, titles) => expect(await titlesOf(text, language)).toEqual(titles))

test.each<[string, Language, string]>([
  ['Le magasin ferme le 24 à seize heures.', 'fr', 'Fermeture du magasin'],
  ['La vente est signée le 18 décembre à 9 h 30.', 'fr', 'Signature de la vente'],
  ['On se revoit le 12 à 17 heures.', 'fr', 'Rendez-vous'],
  ['La tienda cierra el 24 a las cuatro de la tarde.', 'es', 'Cierre de la tienda'],
  ['La venta se firma el viernes a las diez.', 'es', 'Firma de la venta'],
  ['La sesión clínica pasa al jueves a las ocho.', 'es', 'Sesión clínica'],
  ['He subido la dosis y la vuelvo a ver el 16 de diciembre a las cinco y cuarto.', 'es', 'Cita'],
  [
    'La excursión al museo queda para el 28 de enero, salimos a las ocho y media del colegio.',
    'es',
    'Excursión al museo',
  ],
])('what happens to a thing: %s', async (text, language, title) =>
  expect(await titlesOf(text, language)).toEqual([title]),
)

test.each([
  ['La répétition de samedi est déplacée à dimanche quinze heures.', 'Répétition'],
  ["L'entraînement de jeudi est avancé à mercredi prochain dix-huit heures.", 'Entraînement'],
  ['La répète de samedi est déplacée à dimanche quinze heures, dans la salle Molière.', 'Répète'],
  ['Le match de samedi est reporté au douze mars à quinze heures.', 'Match'],
])('names what is moved from one day to another: %s', async (text, title) => {
  expect(await titlesOf(text, 'fr')).toEqual([title])
})

test('writes the verb of the speaker in the infinitive in the middle of a sentence', async () => {
  const text = 'Je prescris du repos et je revois la patiente le seize mars à neuf heures quinze.'
  expect(await titlesOf(text, 'fr')).toEqual(['Revoir la patiente'])
})

test.each([
  ['Salimos el sábado a las ocho y cuarto desde la plaza.', ['Salida']],
  ['La próxima visita con la clienta quedó para el martes quince a las diez.', ['Próxima visita con la clienta']],
  ['A mi padre lo operan el jueves a las siete.', ['Operación']],
  ['La postulación al fondo cierra el once a las tres de la tarde.', ['Cierre de la postulación al fondo']],
  ['El gas: lo traen el jueves entre nueve y once.', ['Gas']],
  ['El embotellado arranca el lunes a las ocho.', ['Embotellado']],
  ['El jueves vienen los importadores daneses a catar, a las once.', ['Visita de los importadores daneses']],
  ['Compro el pan en la tienda, que cierran a las siete.', []],
])('es: names events by what happens: %s', async (text, titles) => {
  expect(await titlesOf(text, 'es')).toEqual(titles)
})

test.each([
  ["The quiz, we're doing it on Friday at eight.", 'Quiz'],
  ["Year six assembly, we're doing it on the 17th at nine fifteen.", 'Year six assembly'],
  ["Street party, they've moved it to Saturday at three.", 'Street party'],
  ['The raffle, they want to do it on Sunday at noon.', 'Raffle'],
  ["We're doing the quiz on Friday at eight.", 'Doing the quiz'],
  ['The car wash is on Saturday at two.', 'Car wash'],
  ["Sorry love, we're doing it on Friday at eight.", 'Doing it'],
])('en: names by the thing said before a comma what only has a pronoun: %s', async (text, title) =>
  expect(await titlesOf(text, 'en')).toEqual([title]),
)

test.each([
  ['The cake sale is held on the 19th in the foyer.', 'Cake sale'],
  ['The regional trials are going to be held on the 21st of March.', 'Regional trials'],
  ['The hearing is being held on the 12th at ten.', 'Hearing'],
  ['Our choir concert kicks off at seven thirty on Friday.', 'Choir concert'],
  ['Trials go ahead on Sunday at ten.', 'Trials'],
  ['The bake-off goes ahead on Sunday the eighth.', 'Bake-off'],
  ['The pub quiz has been moved to the 18th at eight.', 'Pub quiz'],
  ['The tree survey has been put back to Tuesday at two.', 'Tree survey'],
  ['The back office clean is on Friday at six.', 'Back office clean'],
  ["We're going to the dentist on Friday at ten.", 'Visit to the dentist'],
])('en: leaves out the verb that says that it is held or moved: %s', async (text, title) =>
  expect(await titlesOf(text, 'en')).toEqual([title]),
)

test.each([
  ['mira para la obra de teatro ensayamos el martes a las ocho', 'Obra de teatro'],
  ['la comida de empresa celebramos el viernes a las dos', 'Comida de empresa'],
  ['la reunión semanal es el lunes a las nueve', 'Reunión semanal'],
])('es, without the verb of the speakers: %s', async (text, title) =>
  expect(await titlesOf(text, 'es')).toEqual([title]),
)
