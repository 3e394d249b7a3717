import Compass from 'lucide-react/icons/compass'
import Gauge from 'lucide-react/icons/gauge'
import MessageCircle from 'lucide-react/icons/message-circle'
import Scale from 'lucide-react/icons/scale'
import type { CoachingCategory } from '#shared/contract/coaching.ts'

/** In the specification's order. Not imported from the contract, because its schemas would slow down the page. */
export const COACHING_CATEGORIES = [
  'productivity',
  'communication',
  'decisionMaking',
  'leadership',
] as const satisfies readonly CoachingCategory[]

export const CATEGORY_ICONS = {
  productivity: Gauge,
  communication: MessageCircle,
  decisionMaking: Scale,
  leadership: Compass,
} satisfies Record<CoachingCategory, unknown>
