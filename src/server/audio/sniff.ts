import { fileTypeFromBuffer } from 'file-type'

/** How many of a file's first bytes `sniffAudio` needs; a shorter file has fewer. */
export const HEAD_BYTES = 65_536

interface AudioType {
  mime: string
  /** The file extension, without a dot. */
  extension: string
}

const MP4: AudioType = { mime: 'audio/mp4', extension: 'm4a' }

/** Our type for each accepted extension of `file-type`. */
const ACCEPTED = new Map<string, AudioType>([
  ['mp3', { mime: 'audio/mpeg', extension: 'mp3' }],
  ['wav', { mime: 'audio/wav', extension: 'wav' }],
  ['webm', { mime: 'audio/webm', extension: 'webm' }],
  // A browser's recorder may leave out the element that distinguishes WebM from Matroska.
  ['mkv', { mime: 'audio/webm', extension: 'webm' }],
  ['mka', { mime: 'audio/webm', extension: 'webm' }],
  ['ogg', { mime: 'audio/ogg', extension: 'ogg' }],
  ['oga', { mime: 'audio/ogg', extension: 'ogg' }],
  ['ogv', { mime: 'audio/ogg', extension: 'ogg' }],
  ['ogx', { mime: 'audio/ogg', extension: 'ogg' }],
  ['opus', { mime: 'audio/ogg', extension: 'ogg' }],
  ['spx', { mime: 'audio/ogg', extension: 'ogg' }],
  ['m4a', MP4],
  ['m4b', MP4],
  ['mp4', MP4],
  ['m4v', MP4],
  ['mov', MP4],
  ['3gp', MP4],
  ['3g2', MP4],
])

/**
 * Detects from its first bytes whether a file has an accepted format, whatever its name or declared type.
 * @param head the file's first `HEAD_BYTES` bytes, or all of a shorter file.
 * @returns null if the format is not accepted; never throws on damaged input.
 */
export async function sniffAudio(head: Uint8Array): Promise<AudioType | null> {
  if (isMp3AfterTag(head)) return ACCEPTED.get('mp3') ?? null
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return (found && ACCEPTED.get(found.ext)) ?? null
}

/** Accepts an ID3 tag that is longer than the head, as with an embedded picture: what follows it is out of sight. */
function isMp3AfterTag(head: Uint8Array): boolean {
  if (head.length < 10 || head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return false
  const size = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  return 10 + size >= head.length
}
