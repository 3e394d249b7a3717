import { exports } from './exports.ts'
import { settings } from './settings.ts'

/** The English texts of the settings. */
export const catalogue = { exports, settings } as const

export type SettingsCatalogue = typeof catalogue
