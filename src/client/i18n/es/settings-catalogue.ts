import type { SettingsCatalogue } from '../en/settings-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { exports } from './exports.ts'
import { settings } from './settings.ts'
import { subscribe } from './subscribe.ts'

export const catalogue: SameKeys<SettingsCatalogue> = { exports, settings, subscribe }
