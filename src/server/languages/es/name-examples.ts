import type { NameExamples } from '../parts/name-words.ts'

export const nameExamples: NameExamples = {
  'name.title': { right: ['Llama al doctor Ruiz → Ruiz'], wrong: ['Llama a Ana → Ana'] },
  'name.place': {
    right: ['Llama a Ana desde Puerto Real → Ana', 'Come con Ana en el San Bruno Inn → Ana'],
    wrong: ['Llama con Ana Ruiz → Ana Ruiz'],
  },
  'name.hyphenated': { right: ['Habla con Jean-Luc → Jean-Luc'], wrong: ['Habla con Ana y Luis → Ana, Luis'] },
  'name.particle': { right: ['Llama a Luis van Beek → Luis van Beek'], wrong: ['Llama a Ana, Beek → Ana, Beek'] },
  'name.after-apostrophe': { right: ["Llama a Ana D'Angelo → Ana D'Angelo"], wrong: ['Llama a Ana → Ana'] },
  'name.described': { right: ['Pregunta por la nave del Toledo → '], wrong: ['Pregunta por la nave de Ana → Ana'] },
  'name.date': { right: ['Habla con Ana esta Navidad → Ana'], wrong: ['Habla con Ana → Ana'] },
  'name.common-word': { right: ['Habla con Ana sobre la Cena → Ana'], wrong: ['Ana'] },
  'name.opening': { right: ['Facturas para Ana → Ana'], wrong: ['Ana lo tiene → Ana'] },
  'name.next-part': { right: ['Habla con Ana Ruiz → Ana Ruiz'], wrong: ['Habla con Ana, Ruiz → Ana, Ruiz'] },
  'name.name': { right: ['Habla con Ana → Ana'], wrong: ['Habla con el banco → '] },
}
