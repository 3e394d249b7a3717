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
