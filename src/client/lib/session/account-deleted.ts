import { createStore } from '#client/lib/store.ts'

const store = createStore(false)

/** Remembers, until this page is left, that the user has deleted their account. */
export const markAccountDeleted = () => store.set(true)

export const wasAccountDeleted = store.get

/** Calls back when an account is deleted; returns a function that unsubscribes. */
export const subscribeToDeletion = store.subscribe
