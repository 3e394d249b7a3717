/** A regular expression as a tree, limited to the syntax that language packs use. */
export type PatternNode =
  | { kind: 'sequence' | 'choice'; items: PatternNode[] }
  | { kind: 'repeat'; item: PatternNode; least: number; most: number; lazy: boolean }
  /** Matches one character by its own pattern; `literal` is set if only one character matches. */
  | { kind: 'character'; test: RegExp; literal: string | null }
  /** Matches a position without consuming a character: an anchor or a lookbehind, tested by the regex engine itself. */
  | { kind: 'place'; test: RegExp }
  | { kind: 'ahead'; item: PatternNode; negated: boolean }

/** Parses a pattern. Back references are treated as any single character. */
export function parsePattern(source: string, flags: string): PatternNode {
  const ignoreCase = flags.includes('i') ? 'i' : ''
  const unicode = /[uv]/.test(flags) ? 'u' : ''
  let at = 0
  const test = (text: string) => new RegExp(`^(?:${text})$`, `s${unicode}${ignoreCase}`)
  const place = (text: string): PatternNode => ({
    kind: 'place',
    test: new RegExp(text, `y${unicode}${ignoreCase}${flags.includes('m') ? 'm' : ''}`),
  })

  function choice(): PatternNode {
    const items = [sequence()]
    while (source[at] === '|') {
      at++
      items.push(sequence())
    }
    return items.length === 1 && items[0] ? items[0] : { kind: 'choice', items }
  }

  function sequence(): PatternNode {
    const items: PatternNode[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated(atom()))
    return { kind: 'sequence', items }
  }

  function repeated(item: PatternNode): PatternNode {
    const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/.exec(source.slice(at))
    if (!found) return item
    at += found[0].length
    const [, sign, from, comma, to, lazy] = found
    const least = sign === undefined ? Number(from) : sign === '+' ? 1 : 0
    const unbounded = sign === undefined ? comma !== '' && to === '' : sign !== '?'
    const most = unbounded ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : comma === '' ? Number(from) : Number(to)
    return { kind: 'repeat', item, least, most, lazy: lazy === '?' }
  }

  function atom(): PatternNode {
    const rest = source.slice(at)
    const group = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(rest)?.[0]
    if (group !== undefined) return readGroup(group)
    const text =
      /^(?:\\[pP]\{[^}]*\}|\\k<\w+>|\\u\{[^}]*\}|\\u[\da-f]{4}|\\.|\[(?:\\.|[^\]\\])*\]|[\s\S])/iu.exec(rest)?.[0] ?? ''
    at += text.length
    if (/^(?:\^|\$|\\b|\\B)$/.test(text)) return place(text)
    if (/^\\(?:\d|k)/.test(text)) return { kind: 'character', test: /^.$/su, literal: null }
    const plain = /^\\?([^\w\\]|[^\\])$/u.exec(text)?.[1]
    const literal = text === '.' || text.startsWith('[') || /^\\[a-z]/i.test(text) ? null : (plain ?? null)
    return { kind: 'character', test: test(text), literal }
  }

  function readGroup(opening: string): PatternNode {
    const start = at
    at += opening.length
    const item = choice()
    at++
    if (opening.startsWith('(?<=') || opening.startsWith('(?<!')) return place(source.slice(start, at))
    if (opening === '(?=' || opening === '(?!') return { kind: 'ahead', item, negated: opening === '(?!' }
    return item
  }

  return choice()
}

/** Lists the literal words of a pattern, from which strings are built that nearly match it. */
export function wordsIn(node: PatternNode): string[] {
  const words: string[] = []
  let word = ''
  const end = () => {
    if (word !== '') words.push(word)
    word = ''
  }
  const visit = (one: PatternNode): void => {
    if (one.kind === 'character' && one.literal !== null) word += one.literal
    else if (one.kind === 'sequence' || one.kind === 'choice') {
      for (const item of one.items) {
        if (one.kind === 'choice') end()
        visit(item)
      }
      if (one.kind === 'choice') end()
    } else {
      end()
      if (one.kind === 'repeat' || one.kind === 'ahead') visit(one.item)
      end()
    }
  }
  visit(node)
  end()
  return [...new Set(words)]
}
