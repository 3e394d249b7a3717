// The available libraries write a tar archive without waiting for its reader, so all of it would be in memory. Ours
// contains only plain files with short names, for which writing a header (POSIX ustar) is enough.

const BLOCK = 512
/** Maximum length of a name in bytes; a longer one is divided at a slash. */
const NAME_BYTES = 100
const PREFIX_BYTES = 155
/** The end of an archive. */
export const END_OF_TAR = Buffer.alloc(2 * BLOCK)

/**
 * Returns the header of a file.
 * @param name in ASCII
 * @param size in bytes, less than 8 GiB
 * @param modified in seconds since 1970
 */
export function tarHeader(name: string, size: number, modified: number): Buffer {
  const cut = name.length <= NAME_BYTES ? -1 : name.indexOf('/', name.length - NAME_BYTES - 1)
  if ((cut === -1 && name.length > NAME_BYTES) || cut > PREFIX_BYTES) {
    throw new Error(`the name ${name} is too long for the archive`)
  }
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    block.write(`${value.toString(8).padStart(digits, '0')}\0`, at, 'latin1')
  block.write(name.slice(cut + 1), 0)
  if (cut > 0) block.write(name.slice(0, cut), 345)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(modified, 136, 11)
  // The checksum counts as spaces while it is computed.
  block.write(' '.repeat(8), 148, 'latin1')
  block.write('0', 156, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}

/** Returns the padding of a file's last block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}
