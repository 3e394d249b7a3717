import type { Database, Queryable } from './database.ts'

interface OpenTransaction {
  isMarked: boolean
}

/** Transactions in progress, by their sessions. A transaction nested in another has the session of the outer one. */
const transactions = new WeakMap<object, OpenTransaction>()
const listeners = new WeakMap<object, Set<() => void>>()

/** Lets a database report the commits of its marked transactions to those who ask by `onCommit`. Returns the same database. */
export function reportCommits(db: Database): Database {
  const begin = db.transaction.bind(db)
  db.transaction = async (run, config) => {
    const transaction = { isMarked: false }
    const result = await begin((tx) => {
      transactions.set(tx._.session, transaction)
      return run(tx)
    }, config)
    if (transaction.isMarked) report(db)
    return result
  }
  return db
}

/**
 * Marks a transaction, so that its commit is reported, once however often it was marked. A statement of its own, outside
 * a transaction, has been committed already, and is reported now.
 */
export function markChange(tx: Queryable): void {
  const transaction = transactions.get(tx._.session)
  if (transaction) transaction.isMarked = true
  else report(tx)
}

/** Calls `listener` after each commit of a marked transaction, until the returned function is called. */
export function onCommit(db: Database, listener: () => void): () => void {
  const own = listeners.get(db) ?? new Set()
  listeners.set(db, own.add(listener))
  return () => void own.delete(listener)
}

function report(db: Queryable): void {
  for (const listener of listeners.get(db) ?? []) listener()
}
