import { expect, test } from 'vitest'
import { analyseSpoken } from '#test/analyse-spoken.ts'

test.each([
  [
    'bon alors demain il faut que je passe à la pharmacie prendre les médicaments de maman et que je rappelle le notaire',
    '2026-12-03',
  ],
  ['note pour moi demain il faut que je passe à la pharmacie prendre les médicaments de maman', '2026-12-03'],
  ['le livreur passe demain il faut que je prépare la monnaie et les caisses vides', null],
  ['le devis est parti lundi je dois rappeler le client pour savoir ce qui se passe', null],
])('gives a follow-up of bare speech the day that opens it: %s', (text, dueDate) => {
  expect(analyseSpoken(text, 'fr').actionItems[0]).toMatchObject({ who: 'me', dueDate })
})

test.each([
  [
    "il faut que je rappelle le notaire au sujet de la maison vendredi à seize heures j'ai rendez vous avec le conseiller de la banque",
    null,
  ],
  [
    'il faut que je rappelle le notaire au sujet de la maison de Pornic vendredi à seize heures sans faute',
    '2026-12-04',
  ],
])('leaves an hour that opens the next clause to that clause: %s', (text, dueDate) => {
  expect(analyseSpoken(text, 'fr').actionItems[0]).toMatchObject({ who: 'me', dueDate })
})
