import 'i18next'
import type { admin } from './en/admin.ts'
import type { Catalogue } from './en/catalogue.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    // The panel's texts are fetched with the panel.
    resources: Catalogue & { admin: typeof admin }
  }
}
