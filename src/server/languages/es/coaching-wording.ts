import type { CoachingWording } from '../parts/coaching-wording.ts'
import { numbersIn } from '../parts/wording-numbers.ts'

const { count, form, list, tenths, time, whole } = numbersIn('es')
const quoted = (words: readonly string[]) => list(words.map((word) => `«${word}»`))
const PARTS = {
  morning: 'por la mañana',
  afternoon: 'por la tarde',
  evening: 'a última hora de la tarde',
  night: 'de noche',
}
const often = (times: number) => (times === 1 ? 'una vez' : `${whole(times)} veces`)
const atHour = (hour: number) => (hour === 1 ? 'la 1:00' : `las ${hour}:00`)

export const coachingWording: CoachingWording = {
  undatedTasks: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea', 'tareas')} no ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Termina cada tarea con un día: basta un «para el jueves» y aparecerá en tu calendario.',
  }),
  datedTasks: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea', 'tareas')} ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Para lo que vence en menos de dos días, di también la hora.',
  }),
  ownerlessTasks: ({ some, all }) => ({
    text: `En ${whole(some)} de tus ${count(all, 'tarea', 'tareas')} no dices quién la hará.`,
    tryThis: 'Empieza la frase por un nombre, aunque sea el tuyo: «María envía…», «Yo llamo…».',
  }),
  overdueTasks: ({ some, all }) => ({
    text: `${whole(some)} de tus ${count(all, 'tarea pendiente', 'tareas pendientes')} ya ${form(some, 'ha vencido', 'han vencido')}.`,
    tryThis: 'Dedica hoy cinco minutos: ponle a cada una un día nuevo o bórrala.',
  }),
  completedTasks: ({ some, all }) => ({
    text: `Has completado ${whole(some)} de ${count(all, 'tarea', 'tareas')}.`,
    tryThis: 'El viernes, cierra lo que esté hecho y di en voz alta qué tarea irá primero el lunes.',
  }),
  timeOfDay: ({ some, all, part, hour }) => ({
    text: `Grabaste ${whole(some)} de tus ${count(all, 'nota', 'notas')} ${PARTS[part]}, de media hacia ${atHour(hour)}.`,
    tryThis: `Reserva diez minutos hacia ${atHour(hour)}: es cuando piensas en voz alta.`,
  }),
  longNotes: ({ seconds, longest }) => ({
    text: `Tus notas duran ${time(seconds)} de media; la más larga, ${time(longest)}.`,
    tryThis: 'Di la conclusión en la primera frase y para a los dos minutos.',
  }),
  shortNotes: ({ seconds, longest }) => ({
    text: `Tus notas son breves: ${time(seconds)} de media; la más larga, ${time(longest)}.`,
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
  fillers: ({ rate, count: times, phrases }) => ({
    text: `${tenths(rate)} de cada 100 palabras tuyas son muletillas (${often(times)}), sobre todo ${quoted(phrases)}.`,
    tryThis: 'Elige una esta semana y quédate en silencio donde la habrías dicho.',
  }),
  fewFillers: ({ rate, words }) => ({
    text: `Apenas usas muletillas: ${tenths(rate)} de cada 100, en ${whole(words)} palabras.`,
    tryThis: 'Mantén el silencio donde otros dicen «eh»: da peso a lo que sigue.',
  }),
  hedges: ({ rate, count: times, phrases }) => ({
    text: `Suavizas lo que dices ${tenths(rate)} veces por cada 100 palabras (${often(times)}), sobre todo con ${quoted(phrases)}.`,
    tryThis: 'Di en cifras qué probabilidad le ves: «un 80 por ciento de que firmemos en mayo».',
  }),
  plainWords: ({ rate, words }) => ({
    text: `Dices las cosas con claridad: ${tenths(rate)} expresiones de duda por cada 100 palabras, en ${whole(words)} palabras.`,
    tryThis: 'Cuando algo sea incierto de verdad, di qué lo aclararía y para cuándo.',
  }),
  longSentences: ({ average, longest }) => ({
    text: `Tus frases tienen ${whole(average)} palabras de media; la más larga, ${whole(longest)}.`,
    tryThis: 'Una idea, una frase: pon punto donde dirías «y».',
  }),
  shortSentences: ({ average }) => ({
    text: `Tus frases son cortas: ${whole(average)} palabras de media.`,
    tryThis: 'Añade el motivo a tu frase más importante: «porque…».',
  }),
  decisions: ({ count: decisions, some, all }) => ({
    text: `Has expresado ${count(decisions, 'decisión', 'decisiones')} en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Tras cada decisión, añade quién la lleva a cabo y cuándo se revisa.',
  }),
  noDecisions: ({ all }) => ({
    text: `Ninguna de tus ${count(all, 'nota', 'notas')} expresa una decisión.`,
    tryThis: 'Termina la próxima nota con una frase que empiece por «Hemos decidido…» o «Decido…».',
  }),
  reversals: ({ count: times, some, all }) => ({
    text: `Te has desdicho de algo ${often(times)}, en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Cuando decidas, di también qué te haría cambiar de opinión.',
  }),
  revisited: ({ count: matters }) => ({
    text: `${count(matters, 'asunto se ha', 'asuntos se han')} decidido más de una vez, en notas distintas.`,
    tryThis: 'Antes de volver a decidir, escucha la primera decisión: ¿qué hay de nuevo desde entonces?',
  }),
  openQuestions: ({ count: questions, days }) => ({
    text: [
      `${count(questions, 'pregunta', 'preguntas')} de hace más de ${count(days, 'día', 'días')}`,
      `${form(questions, 'sigue', 'siguen')} sin una decisión en tus notas.`,
    ].join(' '),
    tryThis: 'Elige una y di para cuándo decides y qué te falta por saber.',
  }),
  askedQuestions: ({ count: questions, some, all }) => ({
    text: `Dejaste ${count(questions, 'pregunta abierta', 'preguntas abiertas')} en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Ponle a cada pregunta un nombre y un día: ¿quién la responde y cuándo?',
  }),
  decisionsWithoutTask: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'nota', 'notas')} con una decisión no ${form(some, 'contiene', 'contienen')} ninguna tarea que la ponga en marcha.`,
    tryThis: 'Después de «hemos decidido», di enseguida «así que» y el primer paso.',
  }),
  hedgedDecisions: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'decisión', 'decisiones')} ${form(some, 'viene', 'vienen')} con un «quizá» o un «creo que».`,
    tryThis: 'Dila otra vez sin esa palabra; si te suena mal, todavía es una pregunta.',
  }),
  keepsTasks: ({ some, all }) => ({
    text: `Te quedas con ${whole(some)} de ${count(all, 'tarea que tiene', 'tareas que tienen')} responsable.`,
    tryThis: 'Antes del próximo «yo me encargo», piensa quién podría hacerlo al 80 por ciento y di su nombre.',
  }),
  delegates: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} con responsable ${form(some, 'es', 'son')} para otras personas.`,
    tryThis: 'En cada una, di cómo es un buen resultado, no cómo llegar a él.',
  }),
  sharesTasks: ({ some, all }) => ({
    text: `Repartes el trabajo: ${whole(some)} de ${count(all, 'tarea', 'tareas')} con responsable ${form(some, 'es', 'son')} para otras personas.`,
    tryThis: 'Mira una tarea que te hayas quedado esta semana: ¿qué necesitaría otra persona para asumirla?',
  }),
  recognition: ({ count: times, some, all }) => ({
    text: `Has dado las gracias o elogiado a alguien ${often(times)}, en ${whole(some)} de ${count(all, 'nota', 'notas')}.`,
    tryThis: 'Di qué estuvo bien exactamente, y díselo a la persona ese mismo día.',
  }),
  noRecognition: ({ all }) => ({
    text: `En tus ${count(all, 'nota', 'notas')} no das las gracias ni elogias a nadie.`,
    tryThis: 'Una vez por semana, graba una frase sobre quién hizo algo bien, y házsela llegar.',
  }),
  worries: ({ topic, others, some, all }) => ({
    text: [
      `«${topic}» vuelve en frases de preocupación en ${whole(some)} de`,
      `${count(all, 'nota', 'notas')}${others.length > 0 ? `; también ${quoted(others)}` : ''}.`,
    ].join(' '),
    tryThis: `Dedícale a «${topic}» una nota propia: ¿qué es lo peor que puede pasar y cuál es el primer paso para evitarlo?`,
  }),
  undatedDelegation: ({ some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} que encargaste a otros no ${form(some, 'tiene', 'tienen')} fecha.`,
    tryThis: 'Cuando delegues algo, acuerda el día en que tendrás noticias.',
  }),
  overdueDelegation: ({ count: tasks }) => ({
    text: `${count(tasks, 'tarea', 'tareas')} que encargaste a otros ya ${form(tasks, 'ha vencido', 'han vencido')}.`,
    tryThis: 'Haz a cada persona una sola pregunta: ¿qué necesitas para terminarlo?',
  }),
  onePerson: ({ name, some, all }) => ({
    text: `${whole(some)} de ${count(all, 'tarea', 'tareas')} que encargaste a otros ${form(some, 'es', 'son')} para ${name}.`,
    tryThis: `Pregunta a ${name} qué puede dejar, o dale la próxima tarea a otra persona.`,
  }),
}
