import 'i18next'
import type { admin } from './en/admin.ts'
import type { Catalogue } from './en/catalogue.ts'
import type { FindingCatalogue } from './en/finding-catalogue.ts'
import type { InsightsCatalogue } from './en/insights-catalogue.ts'
import type { SettingsCatalogue } from './en/settings-catalogue.ts'
import type { sharedNote } from './en/shared-note.ts'
import type { SharingCatalogue } from './en/sharing-catalogue.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    // The texts of the admin panel and of a note's public page are loaded with them.
    resources: Catalogue &
      FindingCatalogue &
      InsightsCatalogue &
      SettingsCatalogue &
      SharingCatalogue & { admin: typeof admin; sharedNote: typeof sharedNote }
  }
}
