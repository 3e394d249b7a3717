import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

function standing(text: string, language: Language) {
  return analyseSpoken(text, language)
    .actionItems.filter(({ doubt }) => !doubt)
    .map(({ title, who, dueDate }) => [title, who, dueDate])
}

test.each<[Language, string, [string, string | null, string | null]]>([
  ['en', 'Call mum.', ['Call mum', 'me', null]],
  ['en', 'Feed the cat.', ['Feed the cat', 'me', null]],
  ['en', 'Grab batteries.', ['Grab batteries', 'me', null]],
  ['en', 'Go to the post office.', ['Go to the post office', 'me', null]],
  ['en', 'Pop into the bank on Friday.', ['Pop into the bank', 'me', '2026-12-04']],
  ['es', 'Ir a correos.', ['Ir a correos', 'me', null]],
  ['fr', 'Aller à la poste.', ['Aller à la poste', 'me', null]],
  ['en', "Wrap Leo's present.", ["Wrap Leo's present", 'me', null]],
  ['en', 'Put the washing on.', ['Put the washing on', 'me', null]],
  ['en', 'Reply to Karen.', ['Reply to Karen', 'me', null]],
  ['en', 'Follow up with Dana next week.', ['Follow up with Dana', 'me', '2026-12-13']],
  ['en', 'Find out how much the skip costs.', ['Find out how much the skip costs', 'me', null]],
  ['en', 'Ring Mrs. Donnelly about the leak.', ['Ring Mrs. Donnelly about the leak', 'me', null]],
  ['en', 'The bottom gate needs to be fixed.', ['Get the bottom gate fixed', null, null]],
  ['fr', 'Priscille appellera la banque lundi.', ['Appeler la banque', 'Priscille', '2026-12-07']],
  ['es', 'Regar los tomates.', ['Regar los tomates', 'me', null]],
  ['es', 'Descongelar el pollo.', ['Descongelar el pollo', 'me', null]],
  ['es', 'Reserva mesa para cuatro el viernes.', ['Reservar mesa para cuatro', 'me', '2026-12-04']],
  ['es', 'Pide hora en la peluquería.', ['Pedir hora en la peluquería', 'me', null]],
  ['es', 'Compra harina y huevos.', ['Comprar harina y huevos', 'me', null]],
  ['es', 'Busca un electricista para el local.', ['Buscar un electricista para el local', 'me', null]],
  ['es', 'Haz la copia de las llaves.', ['Hacer la copia de las llaves', 'me', null]],
  ['es', 'Sacar la basura esta noche.', ['Sacar la basura', 'me', '2026-12-02']],
  ['es', 'Decirle a Ana que la reunión se ha movido.', ['Decirle a Ana que la reunión se ha movido', 'me', null]],
  ['es', 'Reservar mesa en Luigi para el sábado.', ['Reservar mesa en Luigi', 'me', '2026-12-05']],
  ['es', 'Revisar mañana el borrador de Olga.', ['Revisar el borrador de Olga', 'me', '2026-12-03']],
  ['es', 'A ver si mañana compro las entradas.', ['Comprar las entradas', 'me', '2026-12-03']],
  ['es', 'Que no se me olviden las entradas.', ['No olvidar las entradas', 'me', null]],
  ['en', "Don't let me forget the tickets.", ['Remember the tickets', 'me', null]],
  ['fr', "J'ai besoin de renouveler mon passeport.", ['Renouveler mon passeport', 'me', null]],
  ['fr', 'Nourrir le chat.', ['Nourrir le chat', 'me', null]],
  ['fr', 'Résilier Netflix.', ['Résilier Netflix', 'me', null]],
  ['fr', 'Appeler maman dans une heure.', ['Appeler maman', 'me', '2026-12-02']],
  ['fr', 'Regarder si le magasin est ouvert dimanche.', ['Regarder si le magasin est ouvert', 'me', '2026-12-06']],
])('%s: a note to oneself stands: %s', (language, text, expected) => {
  expect(standing(text, language)).toEqual([expected])
})

test.each<[Language, string]>([
  ['en', 'Milk makes me sick.'],
  ['en', 'Check engine light is on.'],
  ['en', 'Change is hard.'],
  ['en', 'Go to the post office and you wait an hour.'],
  ['en', 'Think about it.'],
  ['es', 'Ir a pie es más sano.'],
  ['fr', 'Aller à la poste prend une heure.'],
  ['en', 'Book club was fun.'],
  ['en', 'Water the tomatoes?'],
  ['en', 'Press the red button twice.'],
  ['en', 'Cook the onions until they go soft, then add the turmeric.'],
  ['es', 'Mezclar la harina con la mantequilla.'],
  ['fr', 'Mélanger la farine et le beurre.'],
  ['es', 'Reserva de mesa confirmada para el viernes.'],
  ['es', 'Compra conjunta de material, como todos los años.'],
  ['es', 'Reserva online cerrada hasta mayo.'],
  ['es', 'Busca siempre lo más barato.'],
  ['es', 'Paga doble en diciembre.'],
  ['es', 'Saca buenas notas la niña.'],
  ['es', 'Comprar por internet es más barato.'],
  ['es', 'Correr me sienta bien.'],
  ['es', 'Fumar está prohibido.'],
  ['fr', 'Acheter en ligne coûte moins cher.'],
  ['fr', 'Courir me fait du bien.'],
  ['fr', "Changer, c'est difficile."],
])('%s: nothing stands of what only begins like one: %s', (language, text) => {
  expect(standing(text, language)).toEqual([])
})

test.each([
  ['Llama al fontanero.', 'Llamar al fontanero'],
  ['Manda el presupuesto a Lucía.', 'Mandar el presupuesto a Lucía'],
])('takes an order for a note to oneself in Spanish: %s', (text, title) => {
  expect(analyseSpoken(text, 'es').actionItems).toMatchObject([{ title, who: 'me' }])
})

test('takes no habit for an order in Spanish', () => {
  expect(analyseSpoken('Llama todos los domingos.', 'es').actionItems).toEqual([])
})

test.each([
  ['Buy seed onions.', 1],
  ['Collect theatre tickets.', 1],
  ['Replace smoke alarms before winter.', 1],
  ['Buy less.', 0],
  ['Replace them.', 0],
  ['Buy season tickets was the advice.', 0],
])('takes things with a word before them for a note to oneself: %s', (text, items) => {
  expect(analyseSpoken(text, 'en').actionItems).toHaveLength(items)
})
