import { createStore } from '#client/lib/store.ts'

/** What is shown from the device's copy: query hashes, with when each was saved (milliseconds since 1970). */
export const copiesShown = createStore<ReadonlyMap<string, number>>(new Map())
