import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the network of a client's address, by which attempts are counted: an IPv4 address, or the first 64 bits of
 * IPv6, which one customer of a provider can vary freely. Anything else stands for itself.
 */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain.slice(0, 64)
}

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // The URL parser normalises every form of an address except for `::`.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const groups = (part: string) => part.split(':').filter((group) => group !== '')
  const missing = 8 - groups(head).length - groups(tail).length
  return [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
}
