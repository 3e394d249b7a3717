/** Formats in order of preference. Safari before 18.4 records only MP4. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

/** Picks the first format that this browser can record; undefined leaves the choice to the browser. */
export function pickRecordingFormat(isSupported: (mime: string) => boolean): string | undefined {
  return FORMATS.find(isSupported)
}

const ENDINGS: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

/**
 * Returns a file name such as `Recording 2026-11-21 10.30.webm`, in the given time zone. It is also the note's title
 * until it gets its own, hence a word in the user's language. File names can't contain colons.
 */
export function nameRecording(word: string, startedAt: string, timezone: string, mime: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(startedAt))
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map((part) => [part.type, part.value]))
  const type = mime.split(';')[0]?.trim() ?? ''
  return `${word} ${year}-${month}-${day} ${hour}.${minute}.${ENDINGS[type] ?? 'webm'}`
}
