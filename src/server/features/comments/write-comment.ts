import type { Language } from '#shared/languages.ts'
import { type Mention, splitMentions, writeMention } from '#shared/mentions.ts'
import { requireKnown } from './comments.policy.ts'

/**
 * Prepares the text of a comment to be saved: line breaks of one kind, no control characters, and people mentioned by
 * their own names, whatever name was sent with their ids.
 * @param names the names of the people who can be mentioned, by id
 * @throws AppError validation_failed for a mention of anybody else
 */
export function writeComment(
  input: string,
  names: ReadonlyMap<string, string>,
  language: Language,
): { text: string; mentions: string[] } {
  const parts = splitMentions(input.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''))
  const mentions = [...new Set(parts.filter(isMention).map(({ id }) => id))]
  requireKnown(mentions, names, language)
  const text = parts.map((part) => (isMention(part) ? writeMention({ ...part, name: names.get(part.id) ?? '' }) : part))
  return { text: text.join(''), mentions }
}

/** Returns the names in a comment's mentions, by id. */
export function namesIn(text: string): Map<string, string> {
  return new Map(
    splitMentions(text)
      .filter(isMention)
      .map(({ id, name }) => [id, name]),
  )
}

function isMention(part: string | Mention): part is Mention {
  return typeof part !== 'string'
}
