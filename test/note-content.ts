import type { NoteContent } from '#server/exports/note-document.ts'
import type { Language } from '#shared/languages.ts'

/** The content of the note, with accents, quotes and characters that cause trouble in document writers. */
const WORDS: Record<Language, { title: string; said: string[]; followUp: string; event: string; question: string }> = {
  en: {
    title: 'Café budget: “final” *draft*',
    said: ['Please send the naïve budget to Zoë by Friday.', 'We meet Tom on Thursday at ten.', 'It costs < €5 | £4.'],
    followUp: 'Send the budget to Zoë',
    event: 'Meeting with Tom',
    question: 'Who tells the board?',
  },
  es: {
    title: 'Presupuesto del año',
    said: ['Envía el presupuesto a Íñigo antes del viernes.', '¡Qué bien! ¿Quién avisa al consejo?', 'Son 5 €.'],
    followUp: 'Enviar el presupuesto a Íñigo',
    event: 'Reunión con Tomás',
    question: '¿Quién avisa al consejo?',
  },
  fr: {
    title: 'L’œuvre de Noël',
    said: ['Merci d’envoyer « l’œuvre » à François.', 'Ça coûte 5 €, bien sûr : où est le garçon ?', 'À bientôt.'],
    followUp: 'Envoyer l’œuvre à François',
    event: 'Réunion avec Zoé à la mairie',
    question: 'Où est le garçon ?',
  },
}

/** Creates the content of a fully transcribed and analysed note in one language. */
export function makeNoteContent(language: Language, change: Partial<NoteContent['note']> = {}): NoteContent {
  const words = WORDS[language]
  const noteId = '7d4c1c0e-6f2a-4d59-9d58-0b7e0d9d2f11'
  const engine = { id: 'draft', model: 'simple', draft: true }
  const sentences = words.said.map((text, index) => ({ index, start: index * 4, end: index * 4 + 3.5, text }))
  const evidence = { quote: words.said[0] ?? '', sentence: 0, start: 0, end: 3.5 }
  const point = (text: string) => ({ text, evidence })
  return {
    note: {
      id: noteId,
      title: words.title,
      duration: 3729.4,
      timezone: 'Europe/Madrid',
      language,
      status: 'ready',
      createdAt: '2026-03-11T23:30:00.000Z',
      recordedAt: '2026-03-11T23:30:00.000Z',
      progress: null,
      waiting: null,
      delay: null,
      failure: null,
      transcription: words.said.join(' '),
      speechFound: true,
      engine,
      tags: ['café'],
      sentiment: 'positive',
      sentimentScore: 4,
      analysisOutdated: false,
      source: 'recorder',
      fileName: 'memo.webm',
      sizeBytes: 1000,
      incomplete: false,
      audioReady: true,
      audioDeleted: null,
      audioVersion: '1',
      access: 'owner',
      owner: null,
      toReview: 0,
      sharedWith: [],
      ...change,
    },
    transcript: { noteId, version: 1, language, engine, sentences },
    analysis: {
      noteId,
      depth: 'full',
      analyst: 'builtin',
      account: null,
      transcriptVersion: 1,
      createdAt: '2026-03-12T08:00:00.000Z',
      title: words.title,
      summary: words.said.join(' '),
      tags: ['café'],
      sentiment: 'positive',
      sentimentScore: 4,
      keyPoints: [point(words.said[1] ?? '')],
      actionItems: [
        {
          id: '0d9c7a52-4c54-4a3c-9b1a-5f8f0a6c2b01',
          title: words.followUp,
          description: '',
          who: 'me',
          counterpart: null,
          dueDate: '2026-03-13',
          dueAt: null,
          priority: 'high',
          evidence,
          isCompleted: false,
          edited: false,
          assignee: null,
        },
        {
          id: '0d9c7a52-4c54-4a3c-9b1a-5f8f0a6c2b02',
          title: 'A|B',
          description: '',
          who: null,
          counterpart: null,
          dueDate: null,
          dueAt: null,
          priority: 'low',
          evidence: null,
          isCompleted: true,
          edited: false,
          assignee: null,
        },
      ],
      events: [
        {
          id: '0d9c7a52-4c54-4a3c-9b1a-5f8f0a6c2b03',
          title: words.event,
          description: '',
          day: null,
          dateTime: '2026-03-12T09:00:00.000Z',
          end: '2026-03-12T10:30:00.000Z',
          allDay: false,
          place: 'Salle 4',
          people: ['Tom', 'Zoé'],
          confidence: 1,
          evidence,
          isAdded: false,
          edited: false,
        },
      ],
      decisions: [point(words.said[2] ?? '')],
      questions: [point(words.question)],
    },
  }
}
