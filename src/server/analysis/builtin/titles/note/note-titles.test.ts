import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { createBuiltinAnalyst } from '../../builtin-analyst.ts'

const analyst = createBuiltinAnalyst()

/** As spoken on Wednesday, 4 March 2026, at 9:40 in Madrid. */
async function titleOf(note: string, language: Language): Promise<string> {
  const sentences = note.split(/(?<=[.?!]) /).map((text, index) => ({ index, start: index, end: index + 1, text }))
  const recordedAt = new Date('2026-03-04T08:40:00Z')
  const input = { sentences, language, recordedAt, timezone: 'Europe/Madrid' }
  return (await analyst.analyse(input, new AbortController().signal)).title
}

test.each([
  ['This is about the warehouse lease in Cardiff. The landlord wants ten percent more.', 'Warehouse lease in Cardiff'],
  ['Okay, quick note on the Q2 marketing budget. We are twelve percent over.', 'Q2 marketing budget'],
  ['Right, so, the packaging tender. Three bids came in this morning.', 'Packaging tender'],
  ['Some thoughts about the succession plan. My brother is not keen.', 'Succession plan'],
  ['Update on the bakery refit. The ovens arrive next month.', 'Bakery refit'],
  ['The pension scheme: nobody has read the new rules yet.', 'Pension scheme'],
  ['Recap of the works council, for the file. It was long.', 'Works council'],
  ['I want to talk about the parking permits. They are a mess.', 'Parking permits'],
  ["okay so this is about the harbour crane it's been down since sunday and nobody noticed", 'Harbour crane'],
  ['um right notes on the apprentice programme we had nine starters and two are gone already', 'Apprentice programme'],
  ['so the packaging line um we lost another hour today and nobody can say why', 'Packaging line'],
  ['Just out of the pricing committee. It was tense, and the room was hot.', 'Pricing committee'],
  ['Quick one before the school run. We decided to close the Derby depot in June.', 'Close the Derby depot'],
  ['Morning. We agreed that we are dropping the night shift, it costs too much.', 'Drop the night shift'],
  ["we're not renewing the cleaning contract that's decided and i told them so", 'Not renewing the cleaning contract'],
  ['Well, we have decided to move the call centre to leeds because of the rent.', 'Move the call centre to Leeds'],
  ['On Friday at ten I have the interview with the finance candidate.', 'Interview with the finance candidate'],
  ['I need to send the tender documents to Ruth by Friday.', 'Send the tender documents to Ruth'],
  [
    'Dinner with the auditors is on Thursday at eight. I need to book the train by tomorrow.',
    'Dinner with the auditors, book the train',
  ],
  [
    'It was a grey day and the apple trees in the yard were bare. The apple trees never liked this wind.',
    'Apple trees in the yard',
  ],
  ['I walked past the old cinema tonight. The old cinema was where my father met his customers.', 'Old cinema'],
  ['Two things today. The boiler in the east wing failed and the tenants are cold.', 'Boiler in the east wing'],
  ['Back from the trade fair in Lyon. Good leads.', 'Trade fair in Lyon'],
  ['Okay so quick debrief after the site visit in Leeds. The roof is bad.', 'Site visit in Leeds'],
  ['Right, note to self after the school committee. I need to pay the deposit.', 'School committee'],
  ['This is a note for the funeral arrangements. I have to write the eulogy.', 'Funeral arrangements'],
  ['We agreed the move to the new warehouse. It starts in May.', 'Move to the new warehouse'],
  ['Great week. Sales in the north are up nine percent and the new van arrived.', 'New van and sales in the north'],
])('en: %s', async (note, title) => expect(await titleOf(note, 'en')).toBe(title))

test.each([
  ['Nota sobre la renovación de los hornos. El presupuesto se ha ido de madre.', 'Renovación de los hornos'],
  ['Esto es sobre el convenio de las oficinas. Nadie lo ha leído.', 'Convenio de las oficinas'],
  ['Cosas del almacén. Falta sitio y sobra ruido.', 'Cosas del almacén'],
  ['A ver, la sucesión en la bodega. Mi hermano no quiere ni oír hablar.', 'Sucesión en la bodega'],
  ['Resumen del comité de riesgos. Ha sido largo y espeso.', 'Comité de riesgos'],
  ['Bueno, sobre el aval de la filial. El banco aprieta.', 'Aval de la filial'],
  ['Te cuento lo del camión nuevo. Gasta menos y hace menos ruido.', 'Camión nuevo'],
  ['Update rápido de la campaña de otoño. Los datos son malos.', 'Campaña de otoño'],
  ['El traslado de la oficina: nadie se pone de acuerdo con las mesas.', 'Traslado de la oficina'],
  ['a ver lo de la fuga de agua en el sótano que nadie la ve y ahí sigue', 'Fuga de agua en el sótano'],
  ['bueno pues lo del aparcamiento de getafe que al final son doscientas plazas y no llegan', 'Aparcamiento de Getafe'],
  ['ya voy saliendo de la feria de turismo y la verdad vengo contento con la gente', 'Feria de turismo'],
  ['Va, pendientes. Hemos decidido cerrar la tienda de Lugo en junio.', 'Cerrar la tienda de Lugo'],
  ['bueno decidimos que no vamos a renovar la flota porque sale carísimo y no es momento', 'No renovar la flota'],
  ['Hemos acordado que congelamos los sueldos de dirección. Es lo justo.', 'Congelar los sueldos de dirección'],
  ['Hemos decidido contratar a Nuria. Empieza en mayo.', 'Contratar a Nuria'],
  ['El jueves a las diez tengo la reunión con el notario de Burgos.', 'Reunión con el notario de Burgos'],
  ['Tengo que enviar la factura a la gestoría antes del viernes.', 'Enviar la factura a la gestoría'],
  [
    'El martes a las nueve es la visita del arquitecto. Tengo que pedir la licencia mañana.',
    'Visita del arquitecto, pedir la licencia',
  ],
  ['Hoy he vuelto a pasar por el taller de mi abuelo. En el taller de mi abuelo olía a madera.', 'Taller de mi abuelo'],
  ['Qué silencio. Los viñedos de la ribera parecían dormidos, y los viñedos lo saben todo.', 'Viñedos de la ribera'],
  ['Bueno, buenas noticias. El banco ha aprobado la línea de crédito.', 'Línea de crédito'],
  ['Esto es de locos. La caldera del colegio se ha roto otra vez.', 'Caldera del colegio'],
  ['Hemos acordado el traslado de la sede a Vigo. Será en otoño.', 'Traslado de la sede a Vigo'],
])('es: %s', async (note, title) => expect(await titleOf(note, 'es')).toBe(title))

test.each([
  ['Compte rendu de la visite du chantier de Rennes. Rien ne va.', 'Visite du chantier de Rennes'],
  ['Petite note sur la rénovation des vestiaires. Le devis explose.', 'Rénovation des vestiaires'],
  ["OK, la succession de l'atelier. Personne ne veut en parler.", "Succession de l'atelier"],
  ['Voilà, à propos du bail de la boutique. Le propriétaire traîne.', 'Bail de la boutique'],
  ["Bon, le plan d'économies. On cherche encore deux cent mille.", "Plan d'économies"],
  ['Point sur les stocks de farine. On tient dix jours.', 'Stocks de farine'],
  ['Bilan de la campagne de Noël. Pas brillant.', 'Campagne de Noël'],
  ['Je voulais parler de la cantine. Les gens râlent.', 'Cantine'],
  ['Concernant la mutuelle des intérimaires. Personne ne comprend rien.', 'Mutuelle des intérimaires'],
  ["alors euh c'est à propos du pont roulant il est à l'arrêt depuis lundi et personne bouge", 'Pont roulant'],
  ['bon petit point sur la paie de janvier il y a encore des erreurs et ça râle', 'Paie de janvier'],
  ['Je sors du comité de sécurité. Ambiance lourde.', 'Comité de sécurité'],
  ['Petit update. On a décidé de fermer le dépôt de Metz en juin.', 'Fermer le dépôt de Metz'],
  ["On a décidé qu'on garde la vieille presse. Elle tourne encore.", 'Garder la vieille presse'],
  ["on ne vend pas le terrain c'est décidé et on n'en reparle plus", 'Ne pas vendre le terrain'],
  ["J'ai décidé de me séparer de notre agence. Ils ne suivent plus.", 'Se séparer de notre agence'],
  ["Jeudi à dix heures, j'ai un rendez-vous avec la banque.", 'Rendez-vous avec la banque'],
  ['Je dois envoyer le devis à Luc avant vendredi.', 'Envoyer le devis à Luc'],
  [
    'Mardi à neuf heures, visite du préfet. Je dois commander les badges demain.',
    'Visite du préfet, commander les badges',
  ],
  [
    "Ce soir j'ai marché le long du canal de mon enfance. Le canal de mon enfance n'a pas changé.",
    'Canal de mon enfance',
  ],
  ['Il neige. Les toits de la tannerie sont blancs, et les toits fument un peu.', 'Toits de la tannerie'],
  ["Je dois payer Madame Diop. Lundi, je dois m'occuper du car.", "Payer Madame Diop, m'occuper du car"],
  [
    "Sa fille doit me faire parvenir l'ancien compte rendu d'hospitalisation, si possible avant la fin du mois.",
    "Me faire parvenir l'ancien compte rendu d'hospitalisation",
  ],
  ['Bonjour Claire. Le retour de Paul est prévu lundi à neuf heures.', 'Retour de Paul'],
  ['On a acté le passage au travail hybride. Essai en mai.', 'Passage au travail hybride'],
  ["Bon, deux choses. La chaudière du lycée est en panne et l'assurance ne couvre rien.", 'Chaudière du lycée'],
  ['La réunion est jeudi à quinze heures, non pardon, quinze heures trente.', 'Réunion'],
  ['L’audience est lundi à neuf heures.', 'Audience'],
  ['La couleur est trop foncée.', 'La couleur est trop foncée'],
])('fr: %s', async (note, title) => expect(await titleOf(note, 'fr')).toBe(title))

test.each<[Language, string, string]>([
  ['en', 'Quick one before I walk into the plant. The roof of the canteen leaks again.', 'Roof of the canteen'],
  ['en', 'Okay, notes for January while it is quiet. The roof of the canteen leaks.', 'Roof of the canteen'],
  ['es', 'Va, pendientes. El horno de la nave pierde gas.', 'Horno de la nave'],
  ['es', 'Nota del martes. El horno de la nave pierde gas.', 'Horno de la nave'],
  ['fr', 'Petit update. Le four de la brasserie fuit.', 'Four de la brasserie'],
  ['fr', "Bon, dernière note de l'année. Le four de la brasserie fuit.", 'Four de la brasserie'],
])('%s: leaves out the opening frame: %s', async (language, note, title) =>
  expect(await titleOf(note, language)).toBe(title),
)

test.each<[Language, string]>([
  [
    'en',
    'This is about the refurbishment of the staff canteen in the old engine hall behind the main office building.',
  ],
  [
    'es',
    'Nota sobre la reorganización de los departamentos comerciales de la zona norte de la península y de las islas.',
  ],
  [
    'fr',
    "Petite note sur la réorganisation des services commerciaux de l'ouest de la région et de ses agences locales.",
  ],
])('%s: keeps the title short and ends it with a whole word: %s', async (language, note) => {
  const title = await titleOf(note, language)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).toMatch(/^\p{Lu}.*[\p{L}\p{N}]$/u)
  expect(note.toLowerCase()).toContain(title.toLowerCase())
})

test.each<[Language, string, string]>([
  [
    'en',
    'Interview with the candidate for head of ops, Laura Benitez. Strong on logistics.',
    'Interview with the candidate for head of ops',
  ],
  ['en', 'Budget review with the trustees. They want cuts.', 'Budget review with the trustees'],
  ['fr', 'Entretien annuel de Julie. Elle est contente.', 'Entretien annuel de Julie'],
  ['en', 'Well, that went badly. They hated it.', 'That went badly'],
  ['en', 'It was raining and nobody came. Typical.', 'It was raining and nobody came'],
  ['es', 'Hoy ha llamado mi madre. Está mejor.', 'Hoy ha llamado mi madre'],
  ['fr', 'Franchement je suis déçu. Marc n’a rien fait.', 'Franchement je suis déçu'],
  ['fr', "La clinique d'Orléans doit m'envoyer le scanner du chat persan.", "M'envoyer le scanner du chat persan"],
  ['fr', 'Je lui rends la version finale pour le 31 janvier.', 'Lui rendre la version finale'],
  ['fr', "On enlève le mode hors ligne, c'est décidé.", 'Enlever le mode hors ligne'],
])('%s: names a note as its opening or its only follow-up does: %s', async (language, note, title) =>
  expect(await titleOf(note, language)).toBe(title),
)

test.each([
  ['The funeral is going to be held on Thursday the twelfth at two at the crematorium.', 'Funeral'],
  [
    'The auction is on Saturday at eleven in the big barn, and we think there will be about two hundred lots this time.',
    'Auction',
  ],
  [
    "My sister rang from Toronto this evening and told me that she's expecting a baby in September, and everybody's thrilled.",
    'My sister rang from Toronto this evening',
  ],
  [
    'Honestly the talk went better than I expected because people stayed for questions and someone even bought the book.',
    'Honestly the talk went better than I expected',
  ],
  [
    "The lambs are all doing well apart from the little one with the bad leg who still won't feed properly.",
    'The lambs are all doing well apart from the little one…',
  ],
  ['It was raining and nobody came. Typical.', 'It was raining and nobody came'],
])('en: tears no sentence for the title of a note: %s', async (note, title) =>
  expect(await titleOf(note, 'en')).toBe(title),
)
