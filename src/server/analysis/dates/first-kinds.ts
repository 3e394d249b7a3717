/** What a part of a pattern can begin with, and whether it can match nothing. */
interface Part {
  first: Set<string>
  empty: boolean
}

const PIECES = /[A-Z]+|\(\?(?:[=!:]|<[=!])|[()|?*+^$]/g

/**
 * Returns the kinds of symbols that a match of a pattern can begin with, so that a rule is tried only where it could match.
 * Patterns have groups, alternatives, lookarounds and `?`, `*` and `+`.
 */
export function firstKinds(pattern: string): ReadonlySet<string> {
  const pieces = pattern.match(PIECES) ?? []
  let at = 0

  function alternatives(): Part {
    const whole: Part = { first: new Set(), empty: false }
    do {
      const { first, empty } = sequence()
      for (const kind of first) whole.first.add(kind)
      whole.empty ||= empty
    } while (pieces[at] === '|' && at++ >= 0)
    return whole
  }

  function sequence(): Part {
    const whole: Part = { first: new Set(), empty: true }
    while (at < pieces.length && pieces[at] !== '|' && pieces[at] !== ')') {
      const { first, empty } = quantified()
      if (whole.empty) for (const kind of first) whole.first.add(kind)
      whole.empty &&= empty
    }
    return whole
  }

  function quantified(): Part {
    const part = single()
    const sign = pieces[at]
    if (sign !== '?' && sign !== '*' && sign !== '+') return part
    at++
    return sign === '+' ? part : { ...part, empty: true }
  }

  function single(): Part {
    const piece = pieces[at++] ?? ''
    if (piece === '^' || piece === '$') return { first: new Set(), empty: true }
    if (!piece.startsWith('(')) return { first: new Set([piece]), empty: false }
    const inside = alternatives()
    at++
    // Lookarounds consume nothing.
    return piece === '(' || piece === '(?:' ? inside : { first: new Set(), empty: true }
  }

  return alternatives().first
}
