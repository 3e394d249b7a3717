import type { ExportWording } from '../parts/export-wording.ts'

export const exports: ExportWording = {
  untitled: 'Nota sin título',
  draft:
    'Calidad de borrador: transcrita con un motor sencillo; puede haber palabras erróneas, compruébala con la grabación.',
  liveCaptions:
    'Subtítulos en directo: son las palabras que el navegador escribió mientras hablabas; puede haber errores, compruébalas con la grabación.',
  noText: 'No se ha encontrado voz en esta grabación.',
  sentiments: { positive: 'Positivo', neutral: 'Neutro', negative: 'Negativo' },
  score: (score) => `${score} de 5`,
  summary: 'Resumen',
  highlights: 'Destacados',
  keyPoints: 'Puntos clave',
  followUps: 'Tareas',
  followUp: 'Tarea',
  who: 'Quién',
  promised: (who, to) => `${who} (para ${to})`,
  me: 'Quien habla',
  due: 'Fecha límite',
  priority: 'Prioridad',
  priorities: { urgent: 'Urgente', high: 'Alta', medium: 'Media', low: 'Baja' },
  state: 'Estado',
  done: 'Completada',
  open: 'Pendiente',
  events: 'Eventos detectados',
  allDay: 'todo el día',
  noDate: 'Sin fecha',
  people: (people) => `con ${people}`,
  decisions: 'Decisiones',
  questions: 'Preguntas abiertas',
  transcript: 'Transcripción',
  speaker: (number) => `Hablante ${number}`,
  doubts: 'Conviene revisar lo subrayado con puntos: el motor no estaba seguro.',
  missing:
    'Este documento no puede mostrar algunos caracteres de la nota; en su lugar figura […]. Los demás formatos los incluyen.',
  page: (page, pages) => `Página ${page} de ${pages}`,
}
