import type { PatternNode } from './pattern-tree.ts'

/** Number of steps after which a pattern counts as never ending. */
const MAX_STEPS = 2_000_000

type Repeat = Extract<PatternNode, { kind: 'repeat' }>

export class TooManySteps extends Error {}

/**
 * Counts the steps that a backtracking matcher takes to find every match of a pattern in a text, as `matchAll` does. A
 * step is one character compared or one position tested; a lookbehind counts as one.
 */
export function countSteps(pattern: PatternNode, text: string): number {
  let steps = 0

  function step(): void {
    if (++steps > MAX_STEPS) throw new TooManySteps()
  }

  function match(node: PatternNode, at: number, next: (end: number) => boolean): boolean {
    switch (node.kind) {
      case 'character': {
        step()
        const character = text.charAt(at)
        return character !== '' && node.test.test(character) && next(at + 1)
      }
      case 'place':
        step()
        node.test.lastIndex = at
        return node.test.test(text) && next(at)
      case 'ahead':
        return match(node.item, at, () => true) !== node.negated && next(at)
      case 'choice':
        return node.items.some((item) => match(item, at, next))
      case 'sequence':
        return matchFrom(node.items, 0, at, next)
      case 'repeat':
        return node.item.kind === 'character' ? repeatCharacter(node, at, next) : repeat(node, 0, at, next)
    }
  }

  function matchFrom(
    items: readonly PatternNode[],
    first: number,
    at: number,
    next: (end: number) => boolean,
  ): boolean {
    const item = items[first]
    return item ? match(item, at, (end) => matchFrom(items, first + 1, end, next)) : next(at)
  }

  function repeat(node: Repeat, done: number, at: number, next: (end: number) => boolean): boolean {
    const again = () =>
      done < node.most &&
      match(node.item, at, (end) => (end > at || done < node.least) && repeat(node, done + 1, end, next))
    if (done < node.least) return again()
    return node.lazy ? next(at) || again() : again() || next(at)
  }

  /** Does the same for a single character without recursion, which would be as deep as the text is long. */
  function repeatCharacter(node: Repeat, from: number, next: (end: number) => boolean): boolean {
    const ends = (at: number) => match(node.item, at, () => true)
    let at = from
    while (at - from < node.least) {
      if (!ends(at)) return false
      at++
    }
    if (node.lazy) {
      for (;;) {
        if (next(at)) return true
        if (at - from >= node.most || !ends(at)) return false
        at++
      }
    }
    const least = at
    while (at - from < node.most && ends(at)) at++
    for (; at >= least; at--) if (next(at)) return true
    return false
  }

  for (let at = 0; at <= text.length; ) {
    let end = -1
    const found = match(pattern, at, (to) => {
      end = to
      return true
    })
    at = found ? Math.max(end, at + 1) : at + 1
  }
  return steps
}
