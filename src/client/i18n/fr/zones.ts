import type { ZoneTexts } from '../en/zones.ts'
import type { SameKeys } from '../same-keys.ts'

export const zones: SameKeys<ZoneTexts> = {
  yours: '{{time}}\u00A0chez vous',
  formHint: 'À votre heure, et non à celle de la note ({{city}}).',
}
