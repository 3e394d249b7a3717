import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type Found = [title: string, who: string | null, dueDate: string | null]

/** The follow-ups of some words, spoken on Wednesday, 2 December 2026, without those about which the user is asked. */
function followUpsIn(text: string): Found[] {
  return analyseSpoken(text, 'fr')
    .actionItems.filter(({ doubt }) => doubt?.about !== 'kind')
    .map(({ title, who, dueDate }) => [title, who, dueDate])
}

test.each<[string, Found[]]>([
  ['Il faut que la salle soit prête pour samedi.', [['Veiller à ce que la salle soit prête', null, '2026-12-05']]],
  ['Faut que tout soit rangé ce soir.', [['Veiller à ce que tout soit rangé', null, '2026-12-02']]],
  ['Il faut que les invitations soient envoyées avant lundi.', [['Faire envoyer les invitations', null, '2026-12-07']]],
  ['Il faudrait que le temps soit clément samedi.', []],
  ["C'est important que la salle soit belle.", []],
])('reads how a thing must be: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each<[string, Found[]]>([
  ['Réservation du car à confirmer avant le quinze.', [['Réservation du car à confirmer', null, '2026-12-15']]],
  ['Prise de sang à faire la semaine prochaine.', [['Prise de sang à faire', null, '2026-12-13']]],
  ['Machine à laver livrée lundi.', []],
  ['Une histoire à dormir debout.', []],
])('reads a thing with what is to be done with it: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each<[string, Found[]]>([
  ['Émilie n’oublie pas la clé du local.', [['Penser à la clé du local', 'Émilie', null]]],
  ["Sarah, n'oublie pas les badges.", [['Penser aux badges', 'Sarah', null]]],
  ['On n’oublie pas les copains.', []],
  ['Mon père n’oublie pas ses racines.', []],
])('reads what somebody is told not to forget: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each<[string, Found[]]>([
  [
    'Ludo fait le café, moi je fais les courses.',
    [
      ['Faire le café', 'Ludo', null],
      ['Faire les courses', 'me', null],
    ],
  ],
  ["Marc rédige l'annonce, le trésorier prépare la caisse.", [["Rédiger l'annonce", 'Marc', null]]],
  ['Luc fait la sieste, moi je dors.', []],
])('tells what each of two people does: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each<[string, Found[]]>([
  ['Paul est malade. Il faudra appeler le remplaçant.', [['Appeler le remplaçant', null, null]]],
  ['Julie passe son bac en juin. Il faudra acheter une calculatrice.', [['Acheter une calculatrice', null, null]]],
])('gives what has to be done to nobody who was named before: %s', (text, expected) => {
  expect(followUpsIn(text)).toEqual(expected)
})

test.each([
  ['Acheter du café, y en a plus.', 'Acheter du café'],
  ["Je dois commander du fil on n'en a plus.", 'Commander du fil'],
  ['Faut que je sois à la gare demain.', 'Être à la gare'],
])('writes no title that runs on: %s', (text, title) => {
  expect(analyseSpoken(text, 'fr').actionItems.map((item) => item.title)).toEqual([title])
})

test.each([
  ['Le technicien de la chambre vient le onze mars.', ['Visite du technicien de la chambre']],
  ['Le plombier doit repasser jeudi à dix heures.', ['Visite du plombier']],
  ['Mon fils va passer son permis mardi.', []],
  ['Le prix va passer à douze euros lundi.', []],
])('names the event when somebody comes: %s', (text, titles) => {
  const { events, actionItems } = analyseSpoken(text, 'fr')
  expect(events.map(({ title }) => title)).toEqual(titles)
  if (titles.length > 0) expect(actionItems.filter(({ doubt }) => doubt?.about !== 'kind')).toEqual([])
})
