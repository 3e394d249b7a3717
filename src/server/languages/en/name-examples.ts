import type { NameExamples } from '../parts/name-words.ts'

export const nameExamples: NameExamples = {
  'name.title': { right: ['Call doctor Ruiz → Ruiz'], wrong: ['Call Ruiz → Ruiz'] },
  'name.place': {
    right: ['Call Ana in Manhattan Beach → Ana', 'Ana waits at the Grand Oak Inn → Ana'],
    wrong: ['Call Ana Ruiz → Ana Ruiz'],
  },
  'name.hyphenated': { right: ['Call Jean-Luc → Jean-Luc'], wrong: ['Call Jean and Luc → Jean, Luc'] },
  'name.particle': { right: ['Call Ludwig van Beek → Ludwig van Beek'], wrong: ['Call Ana, Beek → Ana, Beek'] },
  'name.after-apostrophe': { right: ["Call Ana D'Angelo → Ana D'Angelo"], wrong: ['Call Ana → Ana'] },
  'name.described': { right: ['Ask Ana about the Toledo site → Ana'], wrong: ['Ask Toledo about Ana → Toledo, Ana'] },
  'name.date': { right: ['Call Ana before Easter → Ana'], wrong: ['Call Ana → Ana'] },
  'name.common-word': { right: ['Call Ana about HR → Ana'], wrong: ['Ana'] },
  'name.opening': { right: ['Invoices for Ana → Ana'], wrong: ['Ana has it → Ana'] },
  'name.next-part': { right: ['Call Ana Ruiz → Ana Ruiz'], wrong: ['Call Ana, Ruiz → Ana, Ruiz'] },
  'name.name': { right: ['Call Ana → Ana'], wrong: ['Call the bank → '] },
}
