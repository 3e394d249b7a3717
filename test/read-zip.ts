import { inflateRawSync } from 'node:zlib'

/** Returns the files in a zip by name, according to its directory (APPNOTE 4.3). Throws if the directory is invalid. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) throw new Error('the zip file has no end record')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('the zip file’s directory is broken')
    const method = zip.readUInt16LE(at + 10)
    const packedSize = zip.readUInt32LE(at + 20)
    const size = zip.readUInt32LE(at + 24)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset))
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const packed = zip.subarray(start, start + packedSize)
    const content = method === 0 ? packed : inflateRawSync(packed)
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes instead of ${size}`)
    if (files.has(name)) throw new Error(`${name} occurs twice`)
    files.set(name, content)
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return files
}
