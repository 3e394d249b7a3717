import type { DataWording } from '../parts/data-export-wording.ts'

export const dataExport: DataWording = {
  readmeName: 'README.txt',
  readme: ({ email, day, notes }) => `Dictum: all data for ${email}
Date: ${day}. Notes: ${notes}

account.json
  Your profile, settings, vocabulary and its uses, what was learnt from your corrections, subscription,
  sessions, comments, and tasks that belong to no note.

notes/
  A folder for each note, named after its day and title. It contains:
  - note.md: the note to read, with summary, tasks, events and transcript (Markdown, which any text editor opens)
  - note.json: everything stored about it, with every version of the transcript, its times, and what was deleted from view
  - recording: the sound, exactly as it was recorded or uploaded

MISSING.txt is there only if a recording could no longer be found.

Left out are secrets (your password's hash, the keys of sessions, links and the calendar feed) and what can be
derived from the rest (waveforms, the search index).
`,
  missingName: 'MISSING.txt',
  missing: 'These recordings are no longer in storage. Everything else of their notes is here.',
}
