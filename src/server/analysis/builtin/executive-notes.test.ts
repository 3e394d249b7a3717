import { expect, test } from 'vitest'
import type { AnalysisContent } from '#shared/contract/analysis.ts'
import type { Language } from '#shared/languages.ts'
import { createBuiltinAnalyst } from './builtin-analyst.ts'

// Whole notes as dictated between two meetings. The assertions cover mistakes that readers would find embarrassing.

const analyst = createBuiltinAnalyst()

/** As spoken on Thursday, 5 March 2026, at 10:00 in Madrid. */
function analyse(note: string, language: Language): Promise<AnalysisContent> {
  const text = note.replaceAll('\n', ' ')
  const sentences = text.split(/(?<=[.?!]) /).map((one, index) => ({ index, start: index, end: index + 1, text: one }))
  const recordedAt = new Date('2026-03-05T09:00:00Z')
  return analyst.analyse({ sentences, language, recordedAt, timezone: 'Europe/Madrid' }, new AbortController().signal)
}

const eventsOf = ({ events }: AnalysisContent) => events.map(({ title, day, dateTime }) => [title, day ?? dateTime])
const followUpsOf = ({ actionItems }: AnalysisContent) =>
  actionItems.map(({ title, who, dueDate }) => [who, title, dueDate])
const textsOf = (points: readonly { text: string }[]) => points.map(({ text }) => text).join(' | ')

const EN_PUNCTUATED = `Right, quick note after the investor call, it's Thursday morning. The good news first: Harwood are in. They
confirmed four million for the series B, and that takes us to eleven out of the twelve we wanted. We agreed that
we close the round at the end of March whatever happens, no more extensions. Olivia is going to send them the
updated cap table by Monday, and I need to sign the side letter, our lawyers want it by tomorrow at noon, so
that one is urgent. The due diligence call with their technical people is on Tuesday at half past two, no,
sorry, three o'clock, with Olivia and Ben Carter from engineering. What worries me is the churn in the German
accounts. We lost two of them in February and nobody can tell me why. I asked Stefan to put together a proper
analysis, he'll have it for us by next Friday. We should probably hire a second customer success person there,
but I don't know yet whether the budget allows it. On the office move: we decided against the Canal Street
building, it's too small and frankly too expensive. We'll stay where we are until the autumn. Dinner with the
Harwood partners is next Thursday at eight in the evening at Rossini. I also have to book flights to Munich for
the sales offsite, that's from the twenty-fourth to the twenty-sixth of March. No rush on that. And personally,
it's Emma's school concert on Friday at six, I promised her I'd be there, so please block the calendar. All in
all a very good week, I'm proud of the team.`

const EN_BARE = `okay so um just out of the site meeting in leeds let me get this down before i forget so the refrigeration unit
on line two is uh basically finished it's fifteen years old and the supplier says they can't get parts any more
so we have to replace it they quoted ninety thousand which is you know a lot but if it fails in july we lose the
whole summer so we decided to go ahead with the new unit i need to get the purchase order to graham by wednesday
and martin is going to talk to the insurers about the old one by the end of the week um then the audit the
retailer audit is on the ninth of april no wait the tenth of april at nine in the morning and they want to see
the cleaning records for the whole year so priya has to pull those together by the first of april i'm a bit
nervous about it because last year we just about scraped through er what else yes sandra told me she's leaving
she's going to a competitor i'm really gutted about that she's the best planner we've ever had we have an exit
interview with her on monday at four and i have to think about who can take over maybe tom but i'm not sure he's
ready the question is whether we promote from inside or go to an agency oh and the health and safety training is
next tuesday all day in the canteen everybody has to be there and can somebody please order the lunch for that
for thirty people that's about it i think oh yeah call mum tonight it's her birthday`

const ES_PUNCTUATED = `Nota rápida al salir del comité, miércoles por la tarde. Lo primero: hemos decidido retrasar el lanzamiento en
Portugal hasta septiembre, porque la traducción de la web no está lista y no quiero otro desastre como el de
Italia. Carmen va a avisar a los distribuidores antes del viernes. Yo tengo que hablar con el banco para ampliar
la póliza, lo antes posible, eso es urgente. La reunión con el director de la sucursal es el martes a las doce,
no, perdón, a la una, en la oficina central, y viene conmigo Javier. Las ventas de febrero han sido un ocho por
ciento mejores que el año pasado, muy contentos, sobre todo con el canal online. Lo que me preocupa es el
almacén: llevamos tres semanas con retrasos y los clientes empiezan a quejarse. Raúl prepara un plan para el
lunes y lo vemos juntos. No sé todavía si nos compensa contratar otro turno o subcontratar. El jueves que viene
a las nueve y media tenemos la auditoría de calidad, hay que tener los registros al día. Por cierto, la comida
con los socios alemanes se pasa al viernes a las dos y media en Casa Lucio. Tengo que reservar mesa para seis.
Ayer firmé el contrato con la agencia, así que eso ya está. También he de mandarle a Beatriz las condiciones de
su bonus antes de fin de mes, sin prisa. Y el sábado a las once es la comunión de mi sobrino, que no se me
olvide comprar el regalo. En general, buen mes, pero estoy cansado.`

const ES_BARE = `a ver eh nota del martes voy en el coche así que perdón por el ruido bueno lo de la licitación del ayuntamiento
al final nos presentamos lo hemos hablado esta mañana marta y yo y decidimos ir con la oferta de un millón
doscientos mil o sea un poco por debajo del año pasado pero con margen suficiente hay que entregar los papeles
el veinte de marzo antes de las dos así que pablo tiene que cerrar la parte técnica para el lunes y yo tengo que
revisar los precios el fin de semana luego el viernes a las diez tenemos la reunión con el arquitecto para ver
los planos del edificio nuevo no perdona es el jueves el jueves a las diez y después ese mismo día como con don
ernesto que quiere vendernos la finca no sé si nos interesa la verdad pero por escuchar eh qué más la máquina de
corte se ha vuelto a parar tres veces esta semana es un desastre y nadie hace nada estoy muy enfadado con el
servicio técnico hay que llamar mañana sin falta y reclamar y si no vienen cambiamos de proveedor lucía me va a
pasar el histórico de averías mañana ah y la nómina de marzo recuérdame que autorice el pago el día veintiocho
otra cosa el viaje a milán es del siete al nueve de abril todavía no tengo los billetes hay que comprarlos y ya
por último la pregunta es si metemos a sergio en el comité o esperamos al verano yo creo que se lo merece ha
hecho un trabajo buenísimo`

const FR_PUNCTUATED = `Petite note après le comité de direction, on est jeudi. Bonne nouvelle : le contrat avec Valmont est signé, deux
millions trois sur trois ans, toute l'équipe est ravie. On a décidé d'ouvrir le bureau de Lyon en septembre, et
pas à Grenoble. Sophie doit préparer le plan de recrutement pour vendredi prochain. Moi, il faut que j'appelle
le propriétaire des locaux demain avant midi, c'est urgent, sinon il loue à quelqu'un d'autre. La réunion avec
les architectes est mardi à dix heures, non, pardon, à onze heures, chez eux, avec Sophie et Bruno. Ce qui
m'inquiète, c'est le retard sur la migration du système de paie : on devait finir en janvier et on n'est qu'à la
moitié. J'ai demandé à Karim un point complet, il me l'envoie lundi. Je ne sais pas encore s'il faut prendre un
prestataire ou renforcer l'équipe. Le conseil d'administration aura lieu le 26 mars à quatorze heures et je dois
envoyer le rapport aux administrateurs une semaine avant. Mercredi, j'ai un déjeuner avec la journaliste des
Échos à treize heures, au Café de Flore. Pensez à commander le gâteau pour le départ de Monique, c'est vendredi
à dix-sept heures. Hier, on a vu les candidats pour le poste de directeur commercial, aucun ne m'a convaincu.
Enfin, il faudra que je renouvelle mon passeport avant l'été, rien ne presse. Une très bonne semaine, je suis
fière de ce qu'on a fait.`

const FR_BARE = `alors euh je sors de l'usine de tours donc je note tout de suite parce que sinon je vais oublier bon la ligne
trois est encore tombée en panne c'est la quatrième fois ce mois-ci et là franchement j'en ai marre on a perdu
deux jours de production donc on a décidé de changer le compresseur ça coûte quarante mille euros mais on n'a
pas le choix il faut que je signe le bon de commande demain et thierry s'occupe de prévenir le fournisseur d'ici
ce soir euh ensuite l'audit du client japonais c'est le quatorze avril non le quinze avril à neuf heures toute
la journée ils veulent voir les fiches de contrôle nadia doit les rassembler pour la fin du mois on a une
réunion de préparation avec elle lundi à quatorze heures après il y a le problème des intérimaires on en a douze
et la moitié ne revient pas après la première semaine je me demande si on les forme assez peut-être qu'il
faudrait un tuteur je sais pas côté chiffres février est plutôt bon on a fait cinq pour cent de mieux que le
budget ça fait plaisir le comité social se réunit jeudi prochain à dix heures et il faut leur présenter le
nouveau planning patrick fait une première version pour mardi ah et j'oubliais mon train pour paris est demain à
sept heures douze et le soir je dîne avec l'ancien directeur à vingt heures voilà et rappeler le médecin pour
les résultats de papa`

test('a punctuated note in English', async () => {
  const found = await analyse(EN_PUNCTUATED, 'en')
  expect(eventsOf(found)).toEqual([
    ['Due diligence call with their technical people', '2026-03-10T14:00:00.000Z'],
    ['Dinner with the Harwood partners', '2026-03-12T19:00:00.000Z'],
    ["Emma's school concert", '2026-03-06T17:00:00.000Z'],
  ])
  expect(found.events.map(({ people }) => people)).toEqual([['Olivia', 'Ben Carter'], [], ['Emma']])
  expect(followUpsOf(found)).toEqual([
    ['Olivia', 'Send them the updated cap table', '2026-03-09'],
    ['me', 'Sign the side letter', '2026-03-06'],
    ['Stefan', 'Put together a proper analysis', '2026-03-13'],
    ['me', 'Book flights to Munich for the sales offsite', null],
    [null, 'Block the calendar', '2026-03-06'],
  ])
  expect(found.actionItems.map(({ priority }) => priority)).toEqual(['medium', 'urgent', 'medium', 'low', 'medium'])
  expect(textsOf(found.decisions)).toMatch(/close the round.*Canal Street/)
  expect(textsOf(found.questions)).toMatch(/nobody can tell me why.*whether the budget allows it/)
  expect(found.sentiment).toBe('positive')
})

test('bare speech in English', async () => {
  const found = await analyse(EN_BARE, 'en')
  expect(eventsOf(found)).toEqual([
    ['Retailer audit', '2026-04-10T07:00:00.000Z'],
    ['Exit interview', '2026-03-09T15:00:00.000Z'],
    ['Health and safety training', '2026-03-10'],
  ])
  expect(followUpsOf(found)).toEqual(
    expect.arrayContaining([
      ['me', 'Get the purchase order to Graham', '2026-03-11'],
      ['Martin', 'Talk to the insurers about the old one', '2026-03-06'],
      ['Priya', 'Pull those together (cleaning records)', '2026-04-01'],
      [null, 'Order the lunch for that for thirty people', null],
    ]),
  )
  expect(textsOf(found.decisions)).toBe('We decided to go ahead with the new unit')
  expect(textsOf(found.questions)).toBe('The question is whether we promote from inside or go to an agency')
  expect(found.sentiment).toBe('negative')
})

test('a punctuated note in Spanish', async () => {
  const found = await analyse(ES_PUNCTUATED, 'es')
  expect(eventsOf(found)).toEqual([
    ['Reunión con el director de la sucursal', '2026-03-10T12:00:00.000Z'],
    ['Auditoría de calidad', '2026-03-12T08:30:00.000Z'],
    ['Comida con los socios alemanes', '2026-03-06T13:30:00.000Z'],
    ['Comunión de mi sobrino', '2026-03-07T10:00:00.000Z'],
  ])
  expect(followUpsOf(found)).toEqual([
    ['Carmen', 'Avisar a los distribuidores', '2026-03-06'],
    ['me', 'Hablar con el banco para ampliar la póliza', null],
    ['Raúl', 'Preparar un plan', '2026-03-09'],
    [null, 'Tener los registros al día', '2026-03-12'],
    ['me', 'Reservar mesa para seis', null],
    ['me', 'Mandarle a Beatriz las condiciones de su bonus', '2026-03-31'],
    ['me', 'Comprar el regalo', '2026-03-07'],
  ])
  expect(textsOf(found.decisions)).toContain('retrasar el lanzamiento en Portugal')
  expect(textsOf(found.questions)).toContain('si nos compensa contratar otro turno')
  expect(found.summary).not.toContain('Nota rápida')
})

test('bare speech in Spanish', async () => {
  const found = await analyse(ES_BARE, 'es')
  expect(eventsOf(found)).toContainEqual([
    'Reunión con el arquitecto sobre los planos del edificio nuevo',
    '2026-03-12T09:00:00.000Z',
  ])
  expect(followUpsOf(found)).toEqual(
    expect.arrayContaining([
      [null, 'Entregar los papeles', '2026-03-20'],
      ['Pablo', 'Cerrar la parte técnica', '2026-03-09'],
      ['me', 'Revisar los precios', '2026-03-08'],
      ['Lucía', 'Pasar el histórico de averías', '2026-03-06'],
      ['me', 'Autorizar el pago', '2026-03-28'],
    ]),
  )
  expect(textsOf(found.decisions)).toBe('Decidimos ir con la oferta de un millón doscientos mil')
  expect(textsOf(found.questions)).toContain('La pregunta es si metemos a sergio en el comité o esperamos al verano')
})

test('a punctuated note in French', async () => {
  const found = await analyse(FR_PUNCTUATED, 'fr')
  expect(eventsOf(found)).toEqual([
    ['Réunion avec les architectes, Sophie et Bruno', '2026-03-10T10:00:00.000Z'],
    ["Conseil d'administration", '2026-03-26T13:00:00.000Z'],
    ['Déjeuner avec la journaliste des Échos', '2026-03-11T12:00:00.000Z'],
  ])
  expect(followUpsOf(found)).toEqual([
    ['Sophie', 'Préparer le plan de recrutement', '2026-03-13'],
    ['me', 'Appeler le propriétaire des locaux', '2026-03-06'],
    ['Karim', 'Point complet', '2026-03-09'],
    // "A week before" the board: no day is guessed.
    ['me', 'Envoyer le rapport aux administrateurs une semaine avant', null],
    ['me', 'Commander le gâteau pour le départ de Monique', '2026-03-06'],
    ['me', "Renouveler mon passeport avant l'été", null],
  ])
  expect(textsOf(found.decisions)).toContain('bureau de Lyon en septembre')
  expect(textsOf(found.questions)).toContain("s'il faut prendre un prestataire")
  expect(found.summary).not.toContain('Petite note')
  expect(found.sentiment).toBe('positive')
})

test('bare speech in French', async () => {
  const found = await analyse(FR_BARE, 'fr')
  expect(eventsOf(found)).toEqual([
    ['Audit du client japonais', '2026-04-15T07:00:00.000Z'],
    ['Réunion de préparation', '2026-03-09T13:00:00.000Z'],
    ['Comité social', '2026-03-12T09:00:00.000Z'],
    ['Train pour Paris', '2026-03-06T06:12:00.000Z'],
  ])
  expect(followUpsOf(found)).toEqual(
    expect.arrayContaining([
      ['me', 'Signer le bon de commande', '2026-03-06'],
      ['Thierry', 'Prévenir le fournisseur', '2026-03-05'],
      ['Patrick', 'Faire une première version', '2026-03-10'],
    ]),
  )
  expect(textsOf(found.decisions)).toContain('changer le compresseur')
  expect(textsOf(found.questions)).toContain('Je me demande si on les forme assez')
})
