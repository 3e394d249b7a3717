import type { PatternNode } from './pattern-tree.ts'

/** Candidate characters for classes such as `\p{L}` and `[^,;]`. */
const CHARACTERS = [..."aebco tn9,.A1-é’'?!;:/ásyurlm"]

/**
 * Writes a text that a pattern may match, using `random` (0 to 1). Whether lookaheads and positions hold is left to
 * chance, so the caller has to test the text.
 */
export function writeMatch(pattern: PatternNode, random: () => number): string {
  const pick = <One>(some: readonly One[]): One | undefined => some[Math.floor(random() * some.length)]
  const write = (node: PatternNode): string => {
    switch (node.kind) {
      case 'character':
        return node.literal ?? pick(CHARACTERS.filter((character) => node.test.test(character))) ?? ''
      case 'place':
        return ''
      case 'ahead':
        return node.negated || random() < 0.5 ? '' : write(node.item)
      case 'choice': {
        const item = pick(node.items)
        return item ? write(item) : ''
      }
      case 'sequence':
        return node.items.map(write).join('')
      case 'repeat': {
        const more = Math.floor(random() * 3)
        return Array.from({ length: Math.min(node.least + more, Math.max(node.most, node.least)) }, () =>
          write(node.item),
        ).join('')
      }
    }
  }
  return write(pattern)
}
