import type { NameExamples } from '../parts/name-words.ts'

export const nameExamples: NameExamples = {
  'name.title': { right: ['Appelle maître Morel → Morel'], wrong: ['Appelle Morel → Morel'] },
  'name.place': { right: ['Appelle Ana vers Saint Malo → Ana'], wrong: ['Appelle Ana Morel → Ana Morel'] },
  'name.hyphenated': { right: ['Appelle Jean-Luc → Jean-Luc'], wrong: ['Appelle Jean et Luc → Jean, Luc'] },
  'name.particle': { right: ['Appelle Ludwig van Beek → Ludwig van Beek'], wrong: ['Appelle Ana, Beek → Ana, Beek'] },
  'name.after-apostrophe': { right: ["Appelle Ana D'Angelo → Ana D'Angelo"], wrong: ['Appelle Ana → Ana'] },
  'name.described': { right: ['Ana parle du Toledo → Ana'], wrong: ["L'offre de Paul → Paul"] },
  'name.date': { right: ['Appelle Ana avant Pâques → Ana'], wrong: ['Appelle Ana → Ana'] },
  'name.common-word': { right: ['Appelle Ana pour Budget → Ana'], wrong: ['Ana'] },
  'name.opening': { right: ['Factures pour Ana → Ana'], wrong: ["Ana l'a → Ana"] },
  'name.next-part': { right: ['Appelle Ana Morel → Ana Morel'], wrong: ['Appelle Ana, Morel → Ana, Morel'] },
  'name.name': { right: ['Appelle Ana → Ana'], wrong: ['Appelle la banque → '] },
}
