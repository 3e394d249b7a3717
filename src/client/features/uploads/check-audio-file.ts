import { AUDIO_EXTENSIONS, MAX_UPLOAD_BYTES } from '#shared/limits.ts'

/** Why a file isn't even sent. */
export type FileProblem = 'format' | 'size' | 'empty'

// The names that browsers give to the five formats; `video/webm` is what some of them call a recording without picture.
const AUDIO_TYPES = new Set([
  'audio/mp3',
  'audio/mpeg',
  'audio/wav',
  'audio/wave',
  'audio/x-wav',
  'audio/vnd.wave',
  'audio/m4a',
  'audio/x-m4a',
  'audio/mp4',
  'audio/webm',
  'audio/ogg',
  'video/webm',
])

/** Checks a file by its type or its name's ending, then by its size; null when it may be sent. */
export function checkAudioFile(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? ''
  const ending = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
  if (!AUDIO_TYPES.has(type) && !AUDIO_EXTENSIONS.some((extension) => extension === ending)) return 'format'
  if (file.size > MAX_UPLOAD_BYTES) return 'size'
  return file.size === 0 ? 'empty' : null
}

/** What the file picker offers first. */
export const ACCEPTED_FILES = [...AUDIO_EXTENSIONS.map((extension) => `.${extension}`), 'audio/*', 'video/webm'].join(
  ',',
)
