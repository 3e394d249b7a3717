export type Span = [from: number, to: number]

/** Words of one text and the words of another that replace them; one of the two may be empty. */
export interface Change {
  from: Span
  to: Span
}

/** Finds where two texts differ, word by word and in order. Equal words anchor the comparison. */
export function findChanges(before: readonly string[], after: readonly string[]): Change[] {
  const same = commonLengths(before, after)
  const changes: Change[] = []
  let [i, j] = [0, 0]
  let open: Change = { from: [0, 0], to: [0, 0] }
  const close = () => {
    open = { from: [open.from[0], i], to: [open.to[0], j] }
    if (i > open.from[0] || j > open.to[0]) changes.push(open)
  }
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      close()
      i += 1
      j += 1
      open = { from: [i, i], to: [j, j] }
    } else if ((same[i + 1]?.[j] ?? 0) >= (same[i]?.[j + 1] ?? 0)) i += 1
    else j += 1
  }
  ;[i, j] = [before.length, after.length]
  close()
  return changes
}

/** Counts, for each pair of positions, the words that two texts have in common from there on, in order. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = table[i]
      if (!row) continue
      const next = table[i + 1]
      row[j] = a[i] === b[j] ? (next?.[j + 1] ?? 0) + 1 : Math.max(next?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}
