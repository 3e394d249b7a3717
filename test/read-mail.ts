/** An email as its recipient sees it. */
export interface ReadMail {
  /** The headers as they were sent, each on one line. */
  headers: string
  subject: string
  text: string
  html: string
}

/** Reads a transmitted email: its subject, its plain part and its HTML part. */
export function readMail(message: string): ReadMail {
  const [head = '', body = ''] = splitHead(message)
  const headers = head.replace(/\r?\n[ \t]+/g, ' ')
  const boundary = /boundary="?([^";\s]+)/i.exec(headers)?.[1] ?? ''
  const parts = body.split(`--${boundary}`).map((part) => splitHead(part.trim()))
  const decode = (type: string) => {
    const [partHead = '', content = ''] = parts.find(([own]) => own?.toLowerCase().includes(type)) ?? []
    return decodePart(content, /transfer-encoding: *([\w-]+)/i.exec(partHead)?.[1] ?? '').replaceAll('\r\n', '\n')
  }
  const subject = /^subject: (.*)$/im.exec(headers)?.[1] ?? ''
  return { headers, subject: decodeWords(subject.trim()), text: decode('text/plain'), html: decode('text/html') }
}

function splitHead(message: string): string[] {
  const end = message.search(/\r?\n\r?\n/)
  return end < 0 ? [message] : [message.slice(0, end), message.slice(end).trim()]
}

function decodePart(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuoted(content.replace(/=\r?\n/g, '')) : content
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Decodes the words of a header that are not ASCII (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}
