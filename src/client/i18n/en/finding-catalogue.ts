import { finding } from './finding.ts'

/** The English texts of the command menu and of search results. */
export const catalogue = { finding } as const

export type FindingCatalogue = typeof catalogue
