import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { perPack } from '#server/languages/per-pack.ts'
import { decodeModel, type Head } from './linear-model.ts'
import { STATEMENT_KINDS, type StatementKind } from './statement-kinds.ts'

/** The trained model of a language. */
export interface StatementModel {
  bits: number
  /** Tells whether a statement begins before a word. */
  begins: Head
  kinds: Record<StatementKind, Head>
}

/**
 * Reads the model of a language pack, once. `npm run train` writes the model. Returns null for a language that has none: its
 * notes are left to the rules.
 */
export const statementModelOf = perPack(({ code }): StatementModel | null => {
  const file = fileURLToPath(new URL(`../../languages/${code}/statements.model`, import.meta.url))
  if (!existsSync(file)) return null
  const { bits, heads } = decodeModel(readFileSync(file))
  const headOf = (name: string): Head => {
    const head = heads.find((one) => one.name === name)
    if (!head) throw new Error(`${file} has no head ${name}`)
    return head
  }
  const kinds = Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, headOf(kind)])) as Record<StatementKind, Head>
  return { bits, begins: headOf('begins'), kinds }
})
