import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/session/use-session.ts'
import { Badge } from '#client/ui/layout/badge.tsx'

/** Shows the signed-in user's plan. */
export function PlanBadge() {
  const { t } = useTranslation('layout')
  return useUser().isPremium ? <Badge tone="premium">{t('premium')}</Badge> : <Badge>{t('free')}</Badge>
}
