import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { perPack } from '#server/languages/per-pack.ts'
import type { CutModel } from './bare-cuts.ts'
import { decodeModel, type Head, type LinearModel } from './linear-model.ts'
import type { OwnerModel } from './rank-owners.ts'
import { STATEMENT_KINDS, type StatementKind } from './statement-kinds.ts'

/** The trained model of a language. */
export interface StatementModel {
  bits: number
  /** Tells whether a statement begins before a word of punctuated speech. */
  begins: Head
  /** Tells where statements begin in bare speech. */
  bare: CutModel
  kinds: Record<StatementKind, Head>
  owners: OwnerModel
}

/**
 * Reads the models of a language pack, once. `npm run train` writes them. Returns null for a language that has none: its notes are
 * left to the rules.
 */
export const statementModelOf = perPack(({ code }): StatementModel | null => {
  const statements = readModel(code, 'statements')
  const cuts = readModel(code, 'cuts')
  const owners = readModel(code, 'owners')
  if (!statements || !cuts || !owners) return null
  const kinds = Object.fromEntries(STATEMENT_KINDS.map((kind) => [kind, headOf(statements, kind)]))
  return {
    bits: statements.bits,
    begins: headOf(statements, 'begins'),
    bare: { bits: cuts.bits, cuts: headOf(cuts, 'cuts') },
    kinds: kinds as Record<StatementKind, Head>,
    owners: { bits: owners.bits, head: headOf(owners, 'owners') },
  }
})

function readModel(code: string, name: string): LinearModel | null {
  const file = fileURLToPath(new URL(`../../languages/${code}/${name}.model`, import.meta.url))
  return existsSync(file) ? decodeModel(readFileSync(file)) : null
}

function headOf({ heads }: LinearModel, name: string): Head {
  const head = heads.find((one) => one.name === name)
  if (!head) throw new Error(`a model has no head ${name}`)
  return head
}
