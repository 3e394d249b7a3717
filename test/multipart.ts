import { randomUUID } from 'node:crypto'

interface FilePart {
  name: string
  fileName: string
  type?: string
  content: Uint8Array | string
}

/** Builds the body and headers of a multipart request as a browser would send it, with the parts in the given order. */
export function multipart(parts: Array<FilePart | { name: string; value: string }>) {
  const boundary = `----test${randomUUID()}`
  const pieces: Uint8Array[] = []
  const add = (content: string | Uint8Array) => {
    pieces.push(typeof content === 'string' ? Buffer.from(content) : content)
  }
  for (const part of parts) {
    add(`--${boundary}\r\n`)
    if ('value' in part) add(`content-disposition: form-data; name="${part.name}"\r\n\r\n${part.value}\r\n`)
    else {
      const fileName = part.fileName.replaceAll('"', '%22')
      add(`content-disposition: form-data; name="${part.name}"; filename="${fileName}"\r\n`)
      add(`content-type: ${part.type ?? 'application/octet-stream'}\r\n\r\n`)
      add(part.content)
      add('\r\n')
    }
  }
  add(`--${boundary}--\r\n`)
  return { payload: Buffer.concat(pieces), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
