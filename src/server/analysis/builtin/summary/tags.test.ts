import { expect, test } from 'vitest'
import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'
import { findTags } from './tags.ts'

function tagsOf(text: string, language: Language): string[] {
  return findTags(text.split(/(?<=\.) /), [], packOf(language).words)
}

test.each<[Language, string, string[]]>([
  ['en', 'The roof of the warehouse leaks. The roof repair costs a lot, and the roof is old.', ['roof']],
  ['en', 'We visited the cement plant. The kiln of the plant needs a new lining.', ['kiln']],
  ['es', 'El pacto de socios está listo. Falta revisar el pacto de socios con Elena.', ['pacto de socios']],
  ['es', 'La cosecha de aceituna va tarde. La almazara espera la aceituna.', ['aceituna', 'almazara']],
  ['fr', 'Le carnet de commandes est plein. Le carnet de commandes tient trois mois.', ['carnet de commandes']],
  ['fr', 'La toiture du gymnase fuit. On refait la toiture.', ['toiture']],
])('%s: tags phrases that name the subject: %s', (language, text, expected) => {
  expect(tagsOf(text, language)).toEqual(expect.arrayContaining(expected))
})

test.each<[Language, string, string[]]>([
  ['en', 'Lisbon went well. We meet Tom in Lisbon, and the VAT of the launch is paid.', ['Lisbon', 'Tom', 'VAT']],
  ['en', 'The budget goes to Marta. Budget talks are on Friday, and the Budget is signed.', ['budget', 'Marta']],
  ['es', 'Ana lleva la cosecha a Jaén. La cosecha de Jaén va tarde.', ['Jaén', 'cosecha']],
  ['fr', 'Le contrat de Nadia est prêt. Contrat signé à Lyon par Nadia.', ['contrat', 'Nadia', 'Lyon']],
])('%s: names keep their capitals in tags, other words do not: %s', (language, text, expected) => {
  expect(tagsOf(text, language)).toEqual(expect.arrayContaining(expected))
})

test.each<[Language, string, string]>([
  ['en', 'My lawyer will see the judge before the hearing.', 'legal'],
  ['es', 'Mi hermano y mi madre vienen a comer.', 'familia'],
  ['fr', "L'infirmier a changé de service, il manque des lits aux patients.", 'hôpital'],
])('%s: infers a theme that is not named: %s', (language, text, theme) =>
  expect(tagsOf(text, language)).toContain(theme),
)

test('titles are no tags, and names after them keep their capitals', () => {
  const tags = findTags(['Send Dr. Rao the vaccine register.'], [], packOf('en').words)
  expect(tags).toContain('Rao')
  expect(tags).not.toContain('Dr')
})

test.each<[Language, string]>([
  ['en', 'I think we should start on Monday and then look at the other things again.'],
  ['es', 'Creo que el lunes empezamos y luego miramos las otras cosas.'],
  ['fr', 'Je pense que lundi on commence et après on regarde les autres choses.'],
])('%s: leaves out words that fit anything: %s', (language, text) => expect(tagsOf(text, language)).toEqual([]))

test.each<[Language, string, string[]]>([
  [
    'es',
    'La apertura del mercado será en mayo y la apertura del mercado nos lo confirman mañana.',
    ['será', 'confirman'],
  ],
  ['es', 'El establo huele mal y el establo nos lo limpian.', ['huele', 'limpian']],
  ['es', 'Las fotos de la obra están listas. Quiero enseñárselas a Marta.', ['enseñárselas']],
  [
    'es',
    'La milonga arrancó tarde y los músicos llegaron sin batuta. Habría que avisar.',
    ['arrancó', 'llegaron', 'habría'],
  ],
  ['es', 'El modelo americano falló y el Misti amaneció con nieve.', ['falló', 'amaneció']],
  ['fr', 'Les éleveurs demandaient une réponse et les maires répondirent au préfet.', ['demandaient', 'répondirent']],
  ['fr', 'La préfète reçoit le maire et la gare, on la ferme.', ['reçoit', 'ferme']],
  ['en', 'We are still on the hook for the bigger boiler till later.', ['hook', 'till', 'later', 'bigger boiler']],
])('%s: tags no verbs, comparatives or fillers: %s', (language, text, wrong) => {
  const tags = tagsOf(text, language)
  expect(tags.filter((tag) => wrong.some((word) => tag.split(' ').includes(word)))).toEqual([])
})

test.each<[Language, string, string, string]>([
  ['es', 'La sala municipal cierra. La piscina municipal espera.', 'piscina municipal', 'municipal'],
  ['fr', 'La toiture communale fuit. La piscine communale attend.', 'piscine communale', 'communale'],
])('%s: tags no adjective without its noun: %s', (language, text, whole, adjective) => {
  const tags = tagsOf(text, language)
  expect(tags).toContain(whole)
  expect(tags).not.toContain(adjective)
})
