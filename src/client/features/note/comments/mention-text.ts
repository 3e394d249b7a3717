import type { Participant } from '#shared/contract/comments.ts'
import { type Mention, splitMentions, writeMention } from '#shared/mentions.ts'

/** A comment as it is written in a field, with people as `@name`, and the person whom each name stands for. */
export interface WrittenText {
  text: string
  mentions: readonly Mention[]
}

/** Returns a stored comment as it is written in a field. */
export function readStored(stored: string): WrittenText {
  const parts = splitMentions(stored)
  return {
    text: parts.map((part) => (typeof part === 'string' ? part : `@${part.name}`)).join(''),
    mentions: parts.filter((part) => typeof part !== 'string'),
  }
}

/** Returns a comment as it is stored. A name that was edited after it was chosen becomes plain text. */
export function toStored({ text, mentions }: WrittenText): string {
  // If both "Ada" and "Ada Moreau" fit, the longer one is meant.
  const known = [...mentions].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  let stored = ''
  for (let at = 0; at < text.length; ) {
    const mention = known.find(({ name }) => isMentionAt(text, at, name))
    stored += mention ? writeMention(mention) : text[at]
    at += mention ? mention.name.length + 1 : 1
  }
  return stored
}

function isMentionAt(text: string, at: number, name: string): boolean {
  return text.startsWith(`@${name}`, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + 1 + name.length))
}

/** An unfinished mention, from its `@` to the caret. */
export interface OpenMention {
  start: number
  query: string
}

/** Finds the unfinished mention at the caret. An `@` within a word belongs to an email address. */
export function findOpenMention(text: string, caret: number): OpenMention | null {
  const match = /(?:^|[\s(«"'“])@([^@\n]{0,40})$/u.exec(text.slice(0, caret))
  const query = match?.[1]
  return query === undefined ? null : { start: caret - query.length - 1, query }
}

/** Lists the people whose names contain a word that begins with the query, ignoring case and accents. */
export function matchPeople(people: readonly Participant[], query: string): Participant[] {
  const wanted = fold(query)
  return people.filter(({ name }) => ` ${fold(name)}`.includes(` ${wanted}`))
}

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
