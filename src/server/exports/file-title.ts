/** Maximum length in characters; no file system has trouble with it. */
const MAX_NAME_LENGTH = 80
/**
 * Maximum length in bytes: of the 255 that a name may have, it leaves room for prefix and extension. Characters of some
 * scripts take many bytes.
 */
const MAX_NAME_BYTES = 200

// Control characters, marks that reverse the direction of text and could disguise an extension, and characters that
// Windows forbids in names.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\\/:*?"<>|]/gu
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Turns a title into a file name without an extension.
 * @param day used if the title has no letter or digit, as `YYYY-MM-DD`
 */
export function nameFile(title: string, day: string): string {
  const clean = title.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  const characters = Array.from(new Intl.Segmenter().segment(clean), (part) => part.segment)
  const name = cut(characters).replace(/^[. ]+|[. ]+$/g, '')
  if (!/[\p{L}\p{N}]/u.test(name)) return `note-${day}`
  return DEVICE.test(name.split('.')[0] ?? '') ? `note-${name}` : name
}

function cut(characters: string[]): string {
  let name = ''
  for (const character of characters.slice(0, MAX_NAME_LENGTH)) {
    if (Buffer.byteLength(name + character) > MAX_NAME_BYTES) break
    name += character
  }
  return name
}

/** Returns the header that names a download (RFC 6266): in ASCII for old clients, in full for all others (RFC 8187). */
export function attachment(fileName: string): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["%\\]/g, '_')
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
