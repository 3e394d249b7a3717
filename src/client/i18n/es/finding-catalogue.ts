import type { FindingCatalogue } from '../en/finding-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { finding } from './finding.ts'

/** The Spanish texts of the command menu and of search results. */
export const catalogue: SameKeys<FindingCatalogue> = { finding }
