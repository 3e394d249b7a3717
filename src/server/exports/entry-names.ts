import { dayIn } from '#shared/time-zones/clocks-differ.ts'
import { nameFile } from './file-title.ts'

interface NamedNote {
  title: string
  recordedAt: Date
  timezone: string
}

/** Names the notes in a zip file by day and title, each name once, also on file systems that ignore case. */
export class EntryNames {
  private readonly taken = new Set<string>()

  /** Returns a name that no earlier note has, without an extension. */
  take(note: NamedNote): string {
    const day = dayIn(note.recordedAt, note.timezone)
    const title = nameFile(`${day} ${note.title}`, day)
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? title : `${title} (${number})`
      const key = name.normalize('NFKC').toLowerCase()
      if (this.taken.has(key)) continue
      this.taken.add(key)
      return name
    }
  }
}
