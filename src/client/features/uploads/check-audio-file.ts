import { AUDIO_EXTENSIONS, MAX_UPLOAD_BYTES } from '#shared/limits.ts'

/** Why a file is rejected before the upload. */
export type FileProblem = 'format' | 'size' | 'empty'

// The browsers' MIME types for the five formats. Some browsers use `video/webm` for a recording without a picture.
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

/** Checks a file by its type or extension, then by its size; null if it may be uploaded. */
export function checkAudioFile(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? ''
  const ending = /\.([^.]+)$/.exec(file.name.toLowerCase())?.[1] ?? ''
  if (!AUDIO_TYPES.has(type) && !AUDIO_EXTENSIONS.some((extension) => extension === ending)) return 'format'
  if (file.size > MAX_UPLOAD_BYTES) return 'size'
  return file.size === 0 ? 'empty' : null
}

/** The file types that the file picker offers. */
export const ACCEPTED_FILES = [...AUDIO_EXTENSIONS.map((extension) => `.${extension}`), 'audio/*', 'video/webm'].join(
  ',',
)
