import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type Found = [title: string, who: string | null, dueDate: string | null]

/** The follow-ups of some words, spoken on Wednesday, 2 December 2026; with those about which the user is asked on demand. */
function followUpsIn(text: string, asked = false): Found[] {
  return analyseSpoken(text, 'fr')
    .actionItems.filter(({ doubt }) => asked || doubt?.about !== 'kind')
    .map(({ title, who, dueDate }) => [title, who, dueDate])
}

test.each<[string, Found]>([
  ["Ah, et Dorothée attend encore mes heures d'avril pour les paies.", ["Donner mes heures d'avril", 'me', null]],
  ['La banque réclame mes justificatifs depuis dix jours.', ['Donner mes justificatifs', 'me', null]],
  ['Le plan est prêt, il manque ma mesure de la ligne nord.', ['Donner ma mesure de la ligne nord', 'me', null]],
  [
    'Et les heures supplémentaires de Nadia attendent ma validation.',
    ["S'occuper des heures supplémentaires de Nadia", 'me', null],
  ],
  ['Si je ne rends pas le dossier demain, ils annulent tout.', ['Rendre le dossier', 'me', '2026-12-03']],
  ["Si j'envoie pas le plan avant vendredi, on perd la subvention.", ['Envoyer le plan', 'me', '2026-12-04']],
  ["Je ne pars pas avant d'avoir rangé la remise.", ['Ranger la remise', 'me', null]],
  [
    'À vérifier quand même : est-ce que la cave est rattachée au lot 14 ?',
    ['Vérifier si la cave est rattachée au lot 14', 'me', null],
  ],
])('reads what others wait for: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each([
  "La liste des invités, c'est Priya qui l'a.",
  "Les codes d'accès, c'est Julie qui les a, je crois.",
  'la clé du local c’est Bruno qui l’a dans sa voiture',
  'Dorothée attend toujours mon frère devant la gare.',
  'Il me manque mes clés depuis hier.',
  'Si je ne dors pas avant minuit, je suis malade.',
  'Si tu ne rends pas le dossier demain, ils annulent tout.',
])('reads nothing of the kind in: %s', (text) => {
  expect(followUpsIn(text)).toEqual([])
})

test.each<[string, Found]>([
  [
    'Le stock ne suffira pas, alors Lindsay, c’est toi qui montes à Jarry demain, d’accord ?',
    ['Monter à Jarry', 'Lindsay', '2026-12-03'],
  ],
  ["C'est vous qui fermez la salle ce soir.", ['Fermer la salle', null, '2026-12-02']],
  ["La facture n'est pas partie, Karim, envoie-la demain.", ['Envoyer la facture', 'Karim', '2026-12-03']],
  [
    'La déclaration de TVA, ce sera du ressort de Hind, au plus tard le 31.',
    ["S'occuper de la déclaration de TVA", 'Hind', '2026-12-31'],
  ],
  [
    "L'inventaire, c'est pas moi cette semaine, c'est Marc-André, il l'a pour demain.",
    ["S'occuper de l'inventaire", 'Marc-André', '2026-12-03'],
  ],
  ['Le tract échoit à Bertrand, première version mercredi 9.', ["S'occuper du tract", 'Bertrand', '2026-12-09']],
  [
    'Leur marraine n’a pas encore remis son attestation à la paroisse.',
    ['Donner son attestation à la paroisse', 'Leur marraine', null],
  ],
  [
    'Le brocanteur, celui d’Uccle, il me fait signe quand les chaises sont prêtes.',
    ['Me faire signe quand les chaises sont prêtes', 'Le brocanteur', null],
  ],
  ["Il est convenu que c'est Samia qui lui ouvre et qui lui fait signer le bon.", ['Lui ouvrir', 'Samia', null]],
  [
    "Faut juste que la cour soit déneigée, et la souffleuse, c'est Karim qui l'a, donc la cour, c'est lui.",
    ['Faire déneiger la cour', 'Karim', null],
  ],
  ["Logiquement Sarah m'envoie le fichier demain.", ["M'envoyer le fichier", 'Sarah', '2026-12-03']],
  ["Le devis manque, Karim, tu me l'envoies demain.", ["M'envoyer le devis", 'Karim', '2026-12-03']],
  ["Je n'ai toujours pas payé la cantine.", ['Payer la cantine', 'me', null]],
  ["Moi, la grue, je ne l'ai toujours pas réservée.", ['Réserver la grue', 'me', null]],
  ['Le comptable attend mes factures de mai avant vendredi.', ['Donner mes factures de mai', 'me', '2026-12-04']],
  ["Le vendeur, lui, s'est engagé à réparer la porte avant lundi.", ['Réparer la porte', 'Le vendeur', '2026-12-07']],
  ['Ousmane a levé la main pour le compte rendu.', ["S'occuper du compte rendu", 'Ousmane', null]],
  ["L'ordonnance, je la leur porte samedi.", ["Leur porter l'ordonnance", 'me', '2026-12-05']],
])('reads who was given something to do: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test('keeps the title of a follow-up before the words that name its owner', () => {
  const bare = "il faudra quelqu'un à ivato avec la pancarte et ce quelqu'un c'est rado je lui ai dit deux fois"
  expect(followUpsIn(bare)).toEqual([["Quelqu'un à ivato avec la pancarte", 'Rado', null]])
})

test.each([
  "D'habitude, le dimanche, je prépare mes fiches de la semaine.",
  "Maman Bijou, elle, dit toujours qu'il faut rendre grâce.",
  'Il a dit hein vous les gens de Dakar vous devez apprendre à vous asseoir.',
  'Son mari doit soi-disant vendre la maison avant Noël.',
])('reads no follow-up in a habit, a motto or hearsay: %s', (text) => {
  expect(followUpsIn(text, true)).toEqual([])
})

test.each<[string, Found]>([
  ['Les enfants ont leur photo vendredi, il leur faut un haut uni.', ['Prévoir un haut uni', 'me', '2026-12-04']],
  ["J'ai dit oui pour les bancs.", ["S'occuper des bancs", 'me', null]],
])('asks about what may be the speaker’s: %s', (text, expected) => {
  expect(followUpsIn(text, true)).toEqual([expected])
})

test.each<[string, Found]>([
  [
    'Il manque encore la signature du client sur le bon. Faut que je lui coure après dès lundi.',
    ['Lui courir après (la signature du client)', 'me', '2026-12-07'],
  ],
  [
    'Le carnet de santé, la directrice le réclame lundi, il est resté chez sa mère à Pau. Samira me le remonte samedi.',
    ['Me remonter le carnet de santé', 'Samira', '2026-12-05'],
  ],
  [
    "L'acompte n'est toujours pas sur le compte, Hervé doit me le virer demain.",
    ["Me virer l'acompte", 'Hervé', '2026-12-03'],
  ],
  [
    'Les relevés ne sont pas arrivés, Youssef, relance-les dès demain.',
    ['Relancer les relevés', 'Youssef', '2026-12-03'],
  ],
  [
    'Prévenir Sandrine que je prends congé cet après-midi-là.',
    ['Prévenir Sandrine que je prends congé cet après-midi-là', 'me', null],
  ],
  ['Penser aussi à commander des cartouches.', ['Commander des cartouches', 'me', null]],
  ['À faire demain matin en premier : réserver le TGV.', ['Réserver le TGV', 'me', '2026-12-03']],
  ["Le bon n'est pas fait, fait que je dois le remplir ce soir.", ['Remplir le bon', 'me', '2026-12-02']],
  [
    "L'harmonium est muet, j'avais dit au conseil que j'en parlerais à l'évêché.",
    ["En parler à l'évêché (l'harmonium)", 'me', null],
  ],
  ['Il me reste sur les bras le rapport pour la caisse.', ["S'occuper du rapport", 'me', null]],
])('titles a follow-up by what was named before: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test('ends a follow-up where the next one names who does it', () => {
  const bare = 'je dois rendre la clé du kot à la proprio avant les fêtes charlotte me passe ses notes lundi'
  expect(followUpsIn(bare)).toEqual([
    ['Rendre la clé du kot à la proprio avant les fêtes', 'me', null],
    ['Me passer ses notes', 'Charlotte', '2026-12-07'],
  ])
})

test('takes nobody for the one who has a follow-up who is only part of the name of a feast', () => {
  const owners = followUpsIn(
    'Elle veut le moule pour la Saint-Nicolas, le 6 décembre, donc il doit retourner chez elle.',
    true,
  )
  expect(owners.map(([, who]) => who)).not.toContain('Nicolas')
})

test('takes neither a thing nor what is said to the listener for the name of who does it', () => {
  const bare = "adieu la grasse mat oublie pas toi t'as mon chargeur tu me le ramènes vendredi"
  expect(followUpsIn(bare, true).map(([, who]) => who)).not.toContain('La grasse mat')
})
