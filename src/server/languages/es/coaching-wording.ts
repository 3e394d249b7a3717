import type { CoachingWording } from '../parts/coaching-wording.ts'
import { numbersIn } from '../parts/wording-numbers.ts'

const { count, form, list, tenths, time, whole } = numbersIn('es')
const quoted = (words: readonly string[]) => list(words.map((word) => `«${word}»`))
/** Lists phrases, and calls them the most common only if they lead clearly. */
const main = (phrases: readonly string[], isClear: boolean) =>
  isClear ? `sobre todo ${quoted(phrases)}` : `entre ellas ${quoted(phrases)}`
const PARTS = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'a última hora de la tarde',
  night: 'de noche',
}
const often = (times: number) => (times === 1 ? 'una vez' : `${whole(times)} veces`)
const atHour = (hour: number) => (hour === 1 ? 'la 1:00' : `las ${hour}:00`)

export const coachingWording: CoachingWording = {
  undatedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea', 'tareas')} no ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Termina cada tarea con un día: basta un «para el jueves» y aparecerá en tu calendario.',
  }),
  datedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea', 'tareas')} ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Para lo que vence en menos de dos días, di también la hora.',
  }),
  ownerlessFollowUps: ({ some, all }) => ({
    text: `En ${whole(some)} de tus ${count(all, 'tarea', 'tareas')} no dices quién la hará.`,
    tryThis: 'Empieza la frase por un nombre, aunque sea el tuyo: «María envía…», «Yo llamo…».',
  }),
  overdueFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea pendiente', 'tareas pendientes')} ya ${form(some, 'ha vencido', 'han vencido')}.`,
    tryThis: 'Dedica hoy cinco minutos: ponle a cada una un día nuevo o bórrala.',
  }),
  completedFollowUps: ({ some, all }) => ({
    text: `Has completado ${whole(some)} de ${count(all, 'tarea', 'tareas')}.`,
    tryThis: 'El viernes, cierra lo que esté hecho y di en voz alta qué tarea irá primero el lunes.',
  }),
  timeOfDay: ({ some, all, part, hour }) => ({
    text: `Grabaste ${whole(some)} de tus ${count(all, 'nota', 'notas')} ${PARTS[part]}, de media hacia ${atHour(hour)}.`,
    tryThis: `Reserva diez minutos hacia ${atHour(hour)}: es cuando piensas en voz alta.`,
  }),
  longNotes: ({ seconds, longest }) => ({
    text: `Tus notas duran ${time(seconds)} de media y llegan a ${time(longest)}.`,
    tryThis: 'Di la conclusión en la primera frase y para a los dos minutos.',
  }),
  shortNotes: ({ seconds, longest }) => ({
    text: `Tus notas son breves: ${time(seconds)} de media, hasta ${time(longest)}.`,
    tryThis: 'Aprovecha lo que queda del minuto para una frase más: qué pasa ahora y quién lo hace.',
  }),
  fastPace: ({ pace, fastest }) => ({
    text: `Hablas deprisa: ${whole(pace)} palabras por minuto de media, hasta ${whole(fastest)}.`,
    tryThis: 'Respira después de cada cifra y de cada nombre: te entenderán a la primera.',
  }),
  slowPace: ({ pace, slowest }) => ({
    text: `Hablas despacio: ${whole(pace)} palabras por minuto de media, y a veces solo ${whole(slowest)}.`,
    tryThis: 'Antes de grabar, piensa en tus tres ideas; después dilas sin parar.',
  }),
  steadyPace: ({ pace, slowest, fastest }) => ({
    text: `Tu ritmo se sigue bien: ${whole(pace)} palabras por minuto de media, entre ${whole(slowest)} y ${whole(fastest)}.`,
    tryThis: 'Baja el ritmo a propósito en la única frase que deba recordarse.',
  }),
  paceChange: ({ before, after }) => ({
    text: `Tu ritmo ha ${after > before ? 'subido' : 'bajado'} de ${whole(before)} a ${whole(after)} palabras por minuto en tus notas más recientes.`,
    tryThis:
      after > before
        ? 'Graba la próxima nota con calma, tras soltar el aire antes de la primera palabra.'
        : 'Empieza por la idea principal; lo demás saldrá con más soltura.',
  }),
  fillers: ({ rate, count: times, phrases, isClear }) => ({
    text: `${tenths(rate)} de cada 100 palabras tuyas son muletillas (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Elige una esta semana y quédate en silencio donde la habrías dicho.',
  }),
  hedges: ({ rate, count: times, phrases, isClear }) => ({
    text: `Suavizas lo que dices ${tenths(rate)} veces por cada 100 palabras (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Di en cifras qué probabilidad le ves: «un 80 por ciento de que firmemos en mayo».',
  }),
  longSentences: ({ average, longest }) => ({
    text: `Tus frases tienen ${whole(average)} palabras de media y llegan a ${whole(longest)}.`,
    tryThis: 'Una idea, una frase: pon punto donde dirías «y».',
  }),
  decisions: ({ count: decisions, some, all }) => ({
    text: `Has expresado ${count(decisions, 'decisión', 'decisiones')} en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Tras cada decisión, añade quién la lleva a cabo y cuándo se revisa.',
  }),
  reversals: ({ count: matters }) => ({
    text: `Te has desdicho de ${count(matters, 'cosa', 'cosas')} que habías decidido o prometido.`,
    tryThis: 'Cuando decidas, di también qué te haría cambiar de opinión.',
  }),
  revisited: ({ notes }) => ({
    text: `El mismo asunto se ha decidido en ${whole(notes)} notas distintas.`,
    tryThis: 'Antes de volver a decidir, escucha la primera decisión: ¿qué hay de nuevo desde entonces?',
  }),
  openQuestions: ({ count: questions, days }) => ({
    text: [
      `${count(questions, 'pregunta', 'preguntas')} de hace más de ${count(days, 'día', 'días')}:`,
      `ninguna decisión posterior menciona de qué ${form(questions, 'trata', 'tratan')}.`,
    ].join(' '),
    tryThis: 'Elige una y di para cuándo decides y qué te falta por saber.',
  }),
  askedQuestions: ({ count: questions, some, all }) => ({
    text: `Dejaste ${count(questions, 'pregunta abierta', 'preguntas abiertas')} en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Ponle a cada pregunta un nombre y un día: ¿quién la responde y cuándo?',
  }),
  decisionsWithoutFollowUp: ({ some, all }) => ({
    text: `En ${whole(some)} de ${count(all, 'nota', 'notas')} con una decisión no se ha encontrado ninguna tarea.`,
    tryThis: 'Después de «hemos decidido», di enseguida «así que» y el primer paso.',
  }),
  hedgedDecisions: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'decisión', 'decisiones')} ${form(some, 'viene', 'vienen')} con un «quizá» o un «creo que».`,
    tryThis: 'Dila otra vez sin esa palabra; si te suena mal, todavía es una pregunta.',
  }),
  keepsFollowUps: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} con responsable ${form(some, 'es tuya', 'son tuyas')}.`,
    tryThis: 'Antes del próximo «yo me encargo», piensa quién podría hacerlo al 80 por ciento y di su nombre.',
  }),
  delegates: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} con responsable ${form(some, 'es', 'son')} para otras personas.`,
    tryThis: 'En cada una, di cómo es un buen resultado, no cómo llegar a él.',
  }),
  recognition: ({ some, all }) => ({
    text: `Das las gracias o elogias a alguien en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Di qué estuvo bien exactamente, y díselo a la persona ese mismo día.',
  }),
  worries: ({ topic, sentences, some, all }) => ({
    text: `«${topic}» vuelve en ${count(sentences, 'frase', 'frases')} de preocupación, en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: `Dedícale a «${topic}» una nota propia: ¿qué es lo peor que puede pasar y cuál es el primer paso para evitarlo?`,
  }),
  undatedDelegation: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} de otras personas no ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Cuando delegues algo, acuerda el día en que tendrás noticias.',
  }),
  overdueDelegation: ({ count: followUps }) => ({
    text: `${count(followUps, 'tarea', 'tareas')} de otras personas ya ${form(followUps, 'ha vencido', 'han vencido')}.`,
    tryThis: 'Haz a cada persona una sola pregunta: ¿qué necesitas para terminarlo?',
  }),
  onePerson: ({ name, some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} de otras personas ${form(some, 'es', 'son')} de ${name}.`,
    tryThis: `Pregunta a ${name} qué puede dejar, o dale la próxima tarea a otra persona.`,
  }),
}
