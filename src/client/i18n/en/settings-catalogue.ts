import { exports } from './exports.ts'
import { settings } from './settings.ts'
import { subscribe } from './subscribe.ts'

/** The English texts of the settings and of payment. */
export const catalogue = { exports, settings, subscribe } as const

export type SettingsCatalogue = typeof catalogue
