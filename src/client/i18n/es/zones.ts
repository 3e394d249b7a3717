import type { ZoneTexts } from '../en/zones.ts'
import type { SameKeys } from '../same-keys.ts'

export const zones: SameKeys<ZoneTexts> = {
  yours: '{{time}}\u00A0tu hora',
  formHint: 'En tu hora, no en la de la nota ({{city}}).',
}
