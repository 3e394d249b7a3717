/** A person named in a comment. The name is empty if their account is gone. */
export interface Mention {
  id: string
  name: string
}

/** Matches a mention as comments contain it: `@[name](user id)`. */
const MENTION = /@\[([^[\]\n]*)\]\(([\w-]{1,64})\)/g

/** Splits a comment into plain text and mentions, in their order. */
export function splitMentions(text: string): Array<string | Mention> {
  const parts: Array<string | Mention> = []
  let end = 0
  for (const match of text.matchAll(MENTION)) {
    const [whole, name = '', id = ''] = match
    if (match.index > end) parts.push(text.slice(end, match.index))
    parts.push({ id, name })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push(text.slice(end))
  return parts
}

/** Writes a mention the way `splitMentions` reads it; brackets in the name would break it. */
export function writeMention({ id, name }: Mention): string {
  return `@[${name.replace(/[[\]\s]+/g, ' ').trim()}](${id})`
}
