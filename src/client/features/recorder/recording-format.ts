/** In the order we like them; Safari before 18.4 records MP4 only. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

/** The first format that this browser records; undefined leaves the choice to the browser. */
export function pickRecordingFormat(isSupported: (mime: string) => boolean): string | undefined {
  return FORMATS.find(isSupported)
}

const ENDINGS: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

/** A file name such as `recording-2026-11-21-093015.webm`, in UTC, so that it sorts by time. */
export function nameRecording(startedAt: string, mime: string): string {
  const stamp = startedAt.slice(0, 19).replace('T', '-').replaceAll(':', '')
  const type = mime.split(';')[0]?.trim() ?? ''
  return `recording-${stamp}.${ENDINGS[type] ?? 'webm'}`
}
