import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'

const FollowUpsAndEvents = lazyPart(async () => {
  const [{ FollowUpsAndEvents: List }] = await Promise.all([import('./follow-ups-and-events.tsx'), loadSharingTexts()])
  return List
})

/** What the user and other people have to do next, and the next events; or a preview of Premium. */
export function NextSteps() {
  const { t } = useTranslation('dashboard')
  // A user who gets Premium while the screen is open keeps all of it until the code for the lists is loaded.
  const isPremium = useDeferredValue(useUser().isPremium)
  if (!isPremium) return <UpgradePrompt title={t('upgradeTitle')} text={t('upgradeText')} />
  return <FollowUpsAndEvents />
}
