import { createStore } from '#client/lib/store.ts'

/**
 * The queries whose data on screen comes from the device's copy: their hashes, with the time at which each copy was
 * saved (milliseconds since 1970).
 */
export const copiesShown = createStore<ReadonlyMap<string, number>>(new Map())
