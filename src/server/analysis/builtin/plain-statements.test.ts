import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'

type FollowUp = [title: string, who: string | null, due: string | null]

function followUpsIn(text: string, language: Language): FollowUp[] {
  return analyseSpoken(text, language).actionItems.map(({ title, who, dueDate }) => [title, who, dueDate])
}

/** What somebody is wanted to do, or what must be done with a thing. */
test.each<[Language, string, FollowUp]>([
  ['en', "I'd like Priya to work out what we can cut.", ['Work out what we can cut', 'Priya', null]],
  ['en', 'I want Tom to call the bank.', ['Call the bank', 'Tom', null]],
  ['es', 'Quiero que Marta revise el borrador antes del lunes.', ['Revisar el borrador', 'Marta', '2026-12-07']],
  ['fr', 'Je veux que Tom appelle la banque.', ['Appeler la banque', 'Tom', null]],
  ['es', 'Me toca resolver el pan, de hoy a mañana.', ['Resolver el pan', 'me', '2026-12-03']],
  [
    'es',
    'Transferir los honorarios, Q4,500, a más tardar hoy.',
    ['Transferir los honorarios, Q4,500', 'me', '2026-12-02'],
  ],
  ['en', 'The Christmas menu must be ready on Friday.', ['Get the Christmas menu ready', null, '2026-12-04']],
  ['en', 'The Christmas menu has to be printed by Friday.', ['Get the Christmas menu printed', null, '2026-12-04']],
  ['es', 'El menú tiene que estar impreso el viernes.', ['Tener impreso el menú', null, '2026-12-04']],
  ['fr', 'Le menu doit être imprimé vendredi.', ['Faire imprimer le menu', null, '2026-12-04']],
  ['fr', 'Le menu doit être prêt pour vendredi.', ['Préparer le menu', null, '2026-12-04']],
  ['fr', "Je m'occupe de la lettre.", ["M'occuper de la lettre", 'me', null]],
  ['fr', 'Moi je rassemble les photos du salon.', ['Rassembler les photos du salon', 'me', null]],
  [
    'en',
    "Grace, your appraisal is overdue, let's do it before Christmas.",
    ['Do your appraisal', 'Grace', '2026-12-25'],
  ],
])('%s: “%s”', (language, text, followUp) => expect(followUpsIn(text, language)).toEqual([followUp]))

test.each<[Language, string]>([
  ['en', "I'd like the skip to disappear."],
  ['en', 'Nadia has the photographs on her laptop.'],
  ['en', 'Job sheet for tomorrow.'],
  ['fr', 'Petit mémo pour ce soir.'],
  ['es', 'Acabo de salir del notario.'],
  ['fr', 'Je viens de voir le docteur Morel.'],
])('%s: “%s” asks nobody', (language, text) => expect(followUpsIn(text, language)).toEqual([]))

test.each<[Language, string, string]>([
  ['en', 'Ring Colin about the baler, it needs a new belt.', 'Ring Colin about the baler'],
  ['en', 'I need to do the test and Ana reads it.', 'Do the test'],
  ['es', 'Marta me pasa las faltas de asistencia, todavía no las tengo.', 'Pasarme las faltas de asistencia'],
  ['es', 'Andrés, llama tú al carpintero.', 'Llamar al carpintero'],
  ['es', 'Hay que pedir las puertas ya, que tardan tres semanas.', 'Pedir las puertas'],
  ['es', 'Hay que presentar el modelo y todavía les faltan las facturas.', 'Presentar el modelo'],
  ['es', 'Yo me encargo de las muestras.', 'Ocuparme de las muestras'],
  ['en', 'I must not forget the card for Maureen.', 'The card for Maureen'],
  ['es', 'Tengo que sentarme con él esta semana.', 'Sentarme con él'],
  ['en', "I need to unblock Ollie, so I'll email the bank.", 'Email the bank'],
  ['fr', 'Je prépare le protocole et vous le recevez lundi.', 'Préparer le protocole'],
  ['fr', "Il manque la lettre du maire. Je m'occupe de la lettre, toi tu appelles Luc.", "M'occuper de la lettre"],
])('%s: “%s” is titled without the remark', (language, text, title) =>
  expect(followUpsIn(text, language).map(([own]) => own)).toContain(title),
)

/** The date of another clause is no deadline. */
test.each<[Language, string, string | null]>([
  ['en', 'Please put the log back on the door, it was missing on Monday.', null],
  ['en', 'Somebody needs to ring the council, and I want the skip gone before the weekend.', null],
  ['en', 'Send me the deck, I need it by Friday.', '2026-12-04'],
  ['en', 'Dev will redo the numbers because the September ones are wrong.', null],
  ['es', 'Mándame el contrato, lo necesito antes del viernes.', '2026-12-04'],
  ['fr', "Elle attend nos visuels pour le dix-huit, je les demande à l'agence cet après-midi.", '2026-12-02'],
  ['fr', "Envoie-moi le devis, j'en ai besoin avant vendredi.", '2026-12-04'],
  ['en', "I need to move Tuesday's meeting.", null],
  ['es', 'Tengo que cambiar la cita del martes.', null],
  ['fr', 'Il faut déplacer la réunion de jeudi.', null],
  ['fr', 'Je dois relire le budget avant la réunion de jeudi.', '2026-12-03'],
  ['en', "I need to read the report before then, so let's say by Monday.", '2026-12-07'],
])('%s: “%s” is due %s', (language, text, due) => expect(followUpsIn(text, language)[0]?.[2]).toBe(due))

type Event = [title: string, dateTime: string | null, place: string | null]

test.each<[Language, string, Event]>([
  ['en', 'Follow-up call pencilled in for the fifteenth at three.', ['Follow-up call', '2026-12-15T15:00', null]],
  ['en', 'The keys are handed over on the eighteenth at noon.', ['Handover of the keys', '2026-12-18T12:00', null]],
  ['en', 'Interviewing Mr Okafor on Thursday at 11.', ['Interview with Mr Okafor', '2026-12-03T11:00', null]],
  ['es', 'El simulacro de incendio es el día once a las diez.', ['Simulacro de incendio', '2026-12-11T10:00', null]],
  [
    'es',
    'La reunión es el nueve a las once, en su oficina de la calle Serrano.',
    ['Reunión', '2026-12-09T11:00', 'su oficina de la calle Serrano'],
  ],
  [
    'es',
    'Nos volvemos a reunir el martes a las diez en la sala azul.',
    ['Reunión', '2026-12-08T10:00', 'la sala azul'],
  ],
  [
    'es',
    'El viernes tenemos cena en casa de mis padres, a las nueve.',
    ['Cena', '2026-12-04T21:00', 'casa de mis padres'],
  ],
  ['fr', "L'ascenseur sera réparé jeudi à neuf heures.", ["Réparation de l'ascenseur", '2026-12-03T09:00', null]],
  [
    'en',
    "Job sheet for Friday. At two I'm meeting the inspector.",
    ['Meeting with the inspector', '2026-12-04T14:00', null],
  ],
  ['fr', 'Les essais auront lieu le lundi quatorze à neuf heures.', ['Essais', '2026-12-14T09:00', null]],
  ['fr', 'On déjeune ensemble jeudi à midi.', ['Déjeuner', '2026-12-03T12:00', null]],
  ['fr', 'Prochain point jeudi à quatorze heures, chez eux.', ['Prochain point', '2026-12-03T14:00', 'chez eux']],
])('%s: “%s” is an event', (language, text, event) => {
  const { events } = analyseSpoken(text, language)
  expect(events.map(({ title, dateTime, place }) => [title, dateTime?.slice(0, 16), place])).toEqual([event])
})

test('what lacks an object is only asked about', () => {
  const [item] = analyseSpoken('Dr Silva will do that.', 'en').actionItems
  expect(item).toMatchObject({ who: 'Dr Silva', doubt: { about: 'kind' } })
})

test('the owner whom a pronoun means keeps their title', () => {
  const said = "Mrs Adeyemi came by. She'll lend us the cards."
  expect(analyseSpoken(said, 'en').actionItems[0]?.who).toBe('Mrs Adeyemi')
})

test('a part of the day apart from its day is no hour', () => {
  const { events } = analyseSpoken('El jueves tenemos reunión del comité por la tarde.', 'es')
  expect(events).toMatchObject([{ allDay: true, day: '2026-12-03' }])
})

test('a stated range of hours apart from its day is kept', () => {
  const [event] = analyseSpoken('El jueves tenemos la reunión del comité, de diez a doce.', 'es').events
  expect(event).toMatchObject({ dateTime: '2026-12-03T10:00:00.000Z', end: '2026-12-03T12:00:00.000Z' })
})

test('a gathering is no place', () => {
  const said = "Let's decide at the leadership meeting on the eleventh at ten."
  expect(analyseSpoken(said, 'en').events[0]).toMatchObject({ title: 'Leadership meeting', place: null })
})

test('the part of a sentence that says what is to be done says who does it', () => {
  const said = 'Legal has three comments on the indemnity clause, Rachel is drafting the reply.'
  expect(followUpsIn(said, 'en')).toEqual([['Draft the reply', 'Rachel', null]])
})

test('a duty that is taken on in other words is one duty', () => {
  const said = "Il faudra l'annoncer à l'équipe, je m'en charge lundi."
  expect(followUpsIn(said, 'fr')).toHaveLength(1)
})

test('what remains to be decided is a question and no follow-up', () => {
  const { actionItems, questions } = analyseSpoken('Falta decidir si hacemos la excursión.', 'es')
  expect([actionItems, questions.length]).toEqual([[], 1])
})

test('what the listener is reminded of is nobody else’s', () => {
  const said = '¿Qué dice Fernando de las vacaciones? Y acuérdate de pedir film.'
  expect(followUpsIn(said, 'es')).toEqual([['Pedir film', null, null]])
})

test('“Duda:” states a question', () => {
  expect(analyseSpoken('Duda: si prorrogamos el contrato.', 'es').questions).toHaveLength(1)
})

test('a word before a title is no name', () => {
  expect(analyseSpoken('Interviewing Mr Okafor on Thursday at 11.', 'en').events[0]?.people).toEqual(['Okafor'])
})

test.each<[Language, string, string]>([
  ['en', 'Right, quick one after the site visit. We are not replacing the gutters.', 'Site visit'],
  ['en', 'Notes from the board pre-read. We are dropping the Berlin office.', 'Board pre-read'],
  ['fr', 'On ne sert plus le soufflé. Réunion de service jeudi à dix heures.', 'Réunion de service'],
])('%s: “%s” is titled “%s”', (language, text, title) => expect(analyseSpoken(text, language).title).toBe(title))
