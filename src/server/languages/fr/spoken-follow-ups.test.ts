import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type Found = [title: string, who: string | null, dueDate: string | null]

/** The follow-ups that stand in some words, spoken on Wednesday, 2 December 2026. */
function followUpsIn(text: string): Found[] {
  const { actionItems } = analyseSpoken(text, 'fr')
  return actionItems
    .filter(({ doubt }) => doubt?.about !== 'kind')
    .map(({ title, who, dueDate }) => [title, who, dueDate])
}

test.each<[string, Found]>([
  ['Il faut donc que je voie ça avec Nathalie demain matin.', ['Voir ça avec Nathalie', 'me', '2026-12-03']],
  ['Il faut quand même que je voie ça avec Karim avant lundi.', ['Voir ça avec Karim', 'me', '2026-12-07']],
  ['Faut surtout que je rende les clés vendredi.', ['Rendre les clés', 'me', '2026-12-04']],
  ['Il va falloir que je rappelle le notaire.', ['Rappeler le notaire', 'me', null]],
  ['Il faut vraiment qu’on relance la mairie avant mardi.', ['Relancer la mairie', null, '2026-12-08']],
  ["Tu me rappelles d'acheter du pain demain.", ['Acheter du pain', 'me', '2026-12-03']],
  ['Fais-moi penser à rendre le badge lundi.', ['Rendre le badge', 'me', '2026-12-07']],
])('reads adverbs after "il faut", and what the speaker wants to be reminded of: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each<[string, Found]>([
  ['Y a les factures à classer.', ['Classer les factures', null, null]],
  ['Il y a le devis à renvoyer avant vendredi.', ['Renvoyer le devis', null, '2026-12-04']],
  ["J'ai encore les impôts à payer.", ['Payer les impôts', 'me', null]],
  ['Il me reste deux rapports à signer.', ['Signer deux rapports', 'me', null]],
  ['Bilan sanguin à refaire dans trois mois.', ['Bilan sanguin à refaire', null, '2027-03-02']],
  ["Lucas n'a plus de chaussons, à racheter ce week-end.", ['Racheter des chaussons', null, '2026-12-06']],
  ['Il réclame les charges, à régler sous huit jours.', ['Régler les charges', null, '2026-12-10']],
  ["Ne pas oublier les badges, j'en ai perdu deux.", ['Ne pas oublier les badges', 'me', null]],
  ["Faut pas que j'oublie le passeport.", ['Ne pas oublier le passeport', 'me', null]],
])('reads what has to be done with a thing: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each<[string, Found]>([
  ["C'est Karim qui appelle le fournisseur.", ['Appeler le fournisseur', 'Karim', null]],
  ["C'est mon témoin, Greg, qui réserve le château.", ['Réserver le château', 'Greg', null]],
  ['Je ne serai pas là, il faudra que ce soit Isabelle qui lui ouvre.', ['Lui ouvrir', 'Isabelle', null]],
  ['La carte change, donc il faut que Paolo ait fini les fiches lundi.', ['Finir les fiches', 'Paolo', '2026-12-07']],
  ['Il faut que Marie ait envoyé le dossier avant jeudi.', ['Envoyer le dossier', 'Marie', '2026-12-03']],
  [
    "Le plombier, lui, il doit me renvoyer son devis avant vendredi, sinon je prends quelqu'un d'autre.",
    ['Me renvoyer son devis', 'Le plombier', '2026-12-04'],
  ],
  [
    "Karim, si tu écoutes ça, regarde les lots d'octobre s'il te plaît.",
    ["Regarder les lots d'octobre", 'Karim', null],
  ],
  ['Nadia, de son côté, prépare le tableau pour lundi.', ['Préparer le tableau', 'Nadia', '2026-12-07']],
  ['Julien se charge du gâteau pour la fête.', ["S'occuper du gâteau pour la fête", 'Julien', null]],
  ["Sophie s'occupe de la buvette.", ["S'occuper de la buvette", 'Sophie', null]],
])('reads who does it: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each<[string, Found]>([
  ['Il faut que Marie Claire prépare la salle pour lundi.', ['Préparer la salle', 'Marie Claire', '2026-12-07']],
  ['Il faut que Jean Pierre nettoie la cour.', ['Nettoyer la cour', 'Jean Pierre', null]],
  [
    "Il faut qu'Anne Sophie prévienne aussi la commune avant le dix décembre.",
    ['Prévenir aussi la commune', 'Anne Sophie', '2026-12-10'],
  ],
  [
    'Il faut que Papa Samba réserve le car pour les gens de Thiès.',
    ['Réserver le car pour les gens de Thiès', 'Papa Samba', null],
  ],
  ['Il faut que Luc prépare une salle.', ['Préparer une salle', 'Luc', null]],
  ["Il faut que Luc range la remise et qu'il nettoie le four.", ['Ranger la remise', 'Luc', null]],
  [
    'Il faut que Jean Pierre range la remise et le grenier de la maison avant lundi matin.',
    ['Ranger la remise et le grenier de la maison', 'Jean Pierre', '2026-12-07'],
  ],
])('reads who does it, by two words or one: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each<[string, Found]>([
  [
    "Pis le permis doit être renouvelé avant le quinze janvier. C'est Sylvain qui s'en occupe.",
    ['Faire renouveler le permis', 'Sylvain', '2027-01-15'],
  ],
  [
    'Le courrier au docteur Benhamou doit partir demain.',
    ['Envoyer le courrier au docteur Benhamou', null, '2026-12-03'],
  ],
  ['La déclaration doit être à la caisse avant jeudi.', ['Envoyer la déclaration', null, '2026-12-03']],
  ['Il faut que le rapport soit envoyé à Paul avant lundi.', ['Faire envoyer le rapport', null, '2026-12-07']],
  [
    "Madame Petit demande que les plans soient envoyés à la mairie avant vendredi. Je m'en charge.",
    ['Faire envoyer les plans', 'me', '2026-12-04'],
  ],
  ['Les clés doivent être remises au gardien pour lundi.', ['Rendre les clés', null, '2026-12-07']],
  [
    "L'électricien doit finir les tableaux avant lundi, faute de quoi on décale tout.",
    ['Finir les tableaux', "L'électricien", '2026-12-07'],
  ],
])('reads what must be done with a thing by a day: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each<[string, Found]>([
  [
    "Théo, tu dois rendre le manuscrit à la bibliothèque avant jeudi, sinon c'est une amende.",
    ['Rendre le manuscrit à la bibliothèque', 'Théo', '2026-12-03'],
  ],
  ['Vous devez rendre les clés au gardien avant vendredi.', ['Rendre les clés au gardien', null, '2026-12-04']],
  ['La salle sera réservée par Paul avant lundi.', ['Réserver la salle', 'Paul', '2026-12-07']],
  ['Le matériel sera géré par Anne Sophie.', ['Gérer le matériel', 'Anne Sophie', null]],
  ["Révisez vos textes, s'il vous plaît, le chapitre deux en entier.", ['Réviser vos textes', null, null]],
])('reads what others are told, and what others will do: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual([expected])
})

test.each([['Tu dois te tromper de jour.'], ['La cérémonie sera présidée par le maire.']])(
  'finds nothing in: %s',
  (text) => {
    expect(followUpsIn(text)).toEqual([])
  },
)

test('a lorry that must leave is no follow-up', () => {
  expect(followUpsIn('Le camion doit partir jeudi à huit heures.')).toEqual([])
})

test('"ils" is nobody who was named before', () => {
  const { actionItems } = analyseSpoken("Nathalie est malade. Ils nous envoient les chiffres d'ici vendredi.", 'fr')
  expect(actionItems).toMatchObject([{ title: 'Nous envoyer les chiffres', who: null, dueDate: '2026-12-04' }])
})

test.each<[string, Found]>([
  [
    'Je leur ai dit que je ne pouvais pas décider seul et que je leur donnais une réponse avant jeudi soir.',
    ['Leur donner une réponse', 'me', '2026-12-03'],
  ],
  ['Elle veut un certificat, je lui ai dit que je le ferais demain.', ['Faire un certificat', 'me', '2026-12-03']],
  [
    "Moi je m'occupe du merch, faut que je recommande cinquante tee-shirts avant lundi sinon on les aura jamais.",
    ['Recommander cinquante tee-shirts', 'me', '2026-12-07'],
  ],
  ["Moi je m'occupe du merch.", ["M'occuper du merch", 'me', null]],
  ['Luc rédige le bail mais je dois lui fournir les comptes.', ['Lui fournir les comptes', 'me', null]],
  ['Je dois préparer le repas de Noël.', ['Préparer le repas de Noël', 'me', null]],
  ['Je dois finir les faire-part avant Noël.', ['Finir les faire-part', 'me', '2026-12-25']],
  ['Rappeler le serrurier, la porte de la cave ferme plus.', ['Rappeler le serrurier', 'me', null]],
])('reads what the speaker does: %s', (text, expected) => {
  expect(followUpsIn(text)).toContainEqual(expected)
})

test('a holiday that names a thing is not its deadline', () => {
  const said =
    "Le planning de Noël doit être affiché vendredi au plus tard, c'est Mehdi qui s'en occupe, je l'ai dit hier."
  expect(followUpsIn(said)).toEqual([['Faire afficher le planning de Noël', 'Mehdi', '2026-12-04']])
})

test.each<[string, Found[]]>([
  ['Je dois passer chez Paul demain.', [['Passer chez Paul', 'me', '2026-12-03']]],
  ['Il faut que je passe chez le garagiste avant samedi.', [['Passer chez le garagiste', 'me', '2026-12-05']]],
  [
    'Je dois passer à la pharmacie et rappeler le notaire.',
    [
      ['Passer à la pharmacie', 'me', null],
      ['Rappeler le notaire', 'me', null],
    ],
  ],
  ['Je dois pas appeler la banque.', []],
])('takes "passer" for no "pas": %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each([
  ['Il faut dire que je suis content.'],
  ['Il faut savoir que je dors mal.'],
  ['Ça presse pas, mais faut que ça se fasse.'],
  ["J'ai du mal à dormir."],
  ["J'ai un ami à Lyon qui vend sa maison."],
  ['Il reste une question à trancher.'],
  ["C'est mon mari qui fait la cuisine."],
  ["Bruno pense que c'est à Hélène de le faire."],
])('finds no follow-up in: %s', (text) => {
  expect(followUpsIn(text)).toEqual([])
})
