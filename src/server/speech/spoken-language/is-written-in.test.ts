import { expect, test } from 'vitest'
import { LANGUAGES } from '#shared/languages.ts'
import { isWrittenIn } from './is-written-in.ts'

test.each([
  'Der Vertrag ist noch nicht unterschrieben, also ruft Anna morgen um zehn Uhr beim Notar an und fragt nach dem Termin.',
  'Umowa nie jest jeszcze podpisana, więc Anna dzwoni jutro o dziesiątej do notariusza i pyta o termin spotkania.',
  'Morgen moet ik de notaris bellen over het contract, want de leverancier stuurt de goederen pas volgende week.',
])('a text in none of our languages: %s', (text) => {
  for (const language of LANGUAGES) expect(isWrittenIn(text, language), language).toBe(false)
})

test.each([
  ['en', 'The contract isn’t signed yet, so Anna is calling the notary tomorrow at ten to ask about the appointment.'],
  [
    'es',
    'El contrato no está firmado todavía, así que Ana llama mañana a las diez al notario para preguntar por la cita.',
  ],
  ['fr', 'Le contrat n’est pas encore signé, donc Anna appelle le notaire demain à dix heures pour le rendez-vous.'],
] as const)('a text in %s', (language, text) => {
  expect(isWrittenIn(text, language)).toBe(true)
})
