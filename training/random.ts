/** Returns a small random generator (mulberry32), for an order that is the same everywhere. */
export function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at] as Item, items[other] as Item]
    items[at] = two
    items[other] = one
  }
}
