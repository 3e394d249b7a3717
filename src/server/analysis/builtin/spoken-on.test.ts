import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { analyseSpoken } from '#test/analyse-spoken.ts'
import { asSecond } from './titles/note/subject-phrases.ts'

type FollowUp = [title: string, who: string | null, due: string | null]

/** What people say on behind a follow-up, without a full stop. */
test.each<[Language, string, FollowUp[]]>([
  ['es', 'Tengo que comprar el pan y la leche.', [['Comprar el pan y la leche', 'me', null]]],
  ['es', 'Tengo que pagar la luz y lo de Ana.', [['Pagar la luz y lo de Ana', 'me', null]]],
  [
    'es',
    'tengo que mandar la autorización de la excursión qué ganas de que llegue la navidad',
    [['Mandar la autorización de la excursión', 'me', null]],
  ],
  [
    'es',
    'La administradora va a pedir dos presupuestos y los manda antes del quince.',
    [['Pedir dos presupuestos', 'La administradora', '2026-12-15']],
  ],
  [
    'es',
    'Lorena redacta el borrador y yo lo reviso el viernes.',
    [
      ['Redactar el borrador', 'Lorena', null],
      ['Revisar el borrador', 'me', '2026-12-04'],
    ],
  ],
  ['es', 'Mi hermana ha dicho que compraría las bebidas.', [['Comprar las bebidas', 'Mi hermana', null]]],
  ['es', 'Marga dijo que sería caro.', []],
  ['es', 'El cliente nos debe mandar los extractos.', [['Mandar los extractos', 'El cliente', null]]],
  [
    'fr',
    "Sandrine refait le planning et l'envoie à tout le monde demain.",
    [['Refaire le planning', 'Sandrine', '2026-12-03']],
  ],
  [
    'fr',
    'Laure prépare le projet et je le relis vendredi.',
    [
      ['Préparer le projet', 'Laure', null],
      ['Relire le projet', 'me', '2026-12-04'],
    ],
  ],
  // Whoever is greeted is asked.
  [
    'es',
    'Hola, Fermín, soy Amparo. Necesito que me mandes las notas antes del miércoles.',
    [['Mandarme las notas', 'Fermín', '2026-12-09']],
  ],
  [
    'fr',
    "Salut Benoît, c'est Agnès. J'aurais besoin que tu m'envoies tes moyennes avant mercredi.",
    [["M'envoyer tes moyennes", 'Benoît', '2026-12-09']],
  ],
  ['fr', "Paul prépare la note et me l'envoie vendredi.", [['Préparer la note', 'Paul', '2026-12-04']]],
  ['fr', "Sylvie il faudrait qu'elle change la vitrine lundi.", [['Changer la vitrine', 'Sylvie', '2026-12-07']]],
  ['fr', 'Il faut que Kevin soit là avec la grue.', [['Être là avec la grue', 'Kevin', null]]],
  ['fr', 'Il faut que Marie Dupont soit là avec la grue.', [['Être là avec la grue', 'Marie Dupont', null]]],
  ['fr', 'Il faut que Thomas m’envoie le devis lundi.', [['M’envoyer le devis', 'Thomas', '2026-12-07']]],
])('%s: follow-ups of %s', (language, text, expected) =>
  expect(analyseSpoken(text, language).actionItems.map(({ title, who, dueDate }) => [title, who, dueDate])).toEqual(
    expected,
  ),
)

test.each<[Language, string, [string, string][]]>([
  [
    'es',
    'el jueves tengo dentista a las seis y el viernes por la mañana reunión con la tutora de Leo a las nueve y media',
    [
      ['Dentista', '2026-12-03T18:00'],
      ['Reunión con la tutora de Leo', '2026-12-04T09:30'],
    ],
  ],
  [
    'fr',
    "que j'oublie pas jeudi j'ai dentiste à dix-huit heures et vendredi matin rendez-vous avec la maîtresse de Léo à neuf heures et demie",
    [
      ['Dentiste', '2026-12-03T18:00'],
      ['Rendez-vous avec la maîtresse de Léo', '2026-12-04T09:30'],
    ],
  ],
  [
    'fr',
    'vendredi matin rendez-vous avec la maîtresse à neuf heures et demie après il faut acheter le cadeau',
    [['Rendez-vous avec la maîtresse', '2026-12-04T09:30']],
  ],
  [
    'fr',
    "le véto vient demain à neuf heures pour la jument et Damien m'a dit qu'il avait soif",
    [['Visite du véto', '2026-12-03T09:00']],
  ],
  [
    'fr',
    'mardi le représentant des écharpes passe à onze heures et demie et faut lui préparer la liste',
    [['Visite du représentant des écharpes', '2026-12-08T11:30']],
  ],
  [
    'es',
    'Al final la evaluación no es el martes, es el jueves diez a las cuatro.',
    [['Evaluación', '2026-12-10T16:00']],
  ],
  ['fr', "Finalement la battue n'est pas mardi, c'est jeudi dix à seize heures.", [['Battue', '2026-12-10T16:00']]],
])('%s: appointments of %s', (language, text, expected) =>
  expect(analyseSpoken(text, language).events.map(({ title, dateTime }) => [title, dateTime?.slice(0, 16)])).toEqual(
    expected,
  ),
)

test('takes no hour for somebody who comes', () => {
  const text = 'vendredi matin rendez-vous avec la maîtresse de Léo à neuf heures et demie et puis la piscine'
  expect(analyseSpoken(text, 'fr').events.map(({ people }) => people)).toEqual([['Léo']])
})

test('asks no question where something is needed', () => {
  const text = 'hace falta que esté Kiko con la grúa a las siete el arquitecto quiere cambiar la escalera'
  expect(analyseSpoken(text, 'es').questions).toEqual([])
})

test('writes a pronoun of one letter small in the second half of a title', () =>
  expect(asSecond("S'occuper des invitations", [])).toBe("s'occuper des invitations"))
