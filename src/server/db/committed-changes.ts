import type { Database, Queryable } from './database.ts'

type Listener = (changes: ReadonlySet<string>) => void

interface OpenTransaction {
  changes: Set<string>
}

/** Transactions in progress, by their sessions. A transaction nested in another has the session of the outer one. */
const transactions = new WeakMap<object, OpenTransaction>()
const listeners = new WeakMap<object, Set<Listener>>()

/** Makes a database report the commits of its marked transactions to the listeners of `onCommit`. Returns the same database. */
export function reportCommits(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const transaction = { changes: new Set<string>() }
    const result = await begin((tx) => {
      transactions.set(tx._.session, transaction)
      return run(tx)
    }, config)
    if (transaction.changes.size > 0) report(db, transaction.changes)
    return result
  }
  return db
}

/**
 * Marks a transaction with the name of a change, so that its commit is reported, once with all of its changes. A
 * statement outside a transaction has already been committed, and is reported now.
 */
export function markChange(tx: Queryable, change: string): void {
  const transaction = transactions.get(tx._.session)
  if (transaction) transaction.changes.add(change)
  else report(tx, new Set([change]))
}

/**
 * Calls `listener` with the changes of each marked transaction after its commit, until the returned function is called.
 */
export function onCommit(db: Database, listener: Listener): () => void {
  const own = listeners.get(db) ?? new Set()
  listeners.set(db, own.add(listener))
  return () => void own.delete(listener)
}

function report(db: Queryable, changes: ReadonlySet<string>): void {
  for (const listener of listeners.get(db) ?? []) listener(changes)
}
