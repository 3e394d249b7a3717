import { newId } from './new-id.ts'

/** Identifies this page among all of the user's tabs and devices. */
export const PAGE_ID = newId()
