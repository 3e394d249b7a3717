import { useTranslation } from 'react-i18next'
import { Initials } from '#client/follow-ups/initials.tsx'
import type { FollowUp } from '#shared/contract/follow-ups.ts'

/**
 * Says whose note a follow-up comes from, or who else does it. Renders nothing if the follow-up concerns only the user.
 */
export function FollowUpSharing({ followUp: { owner, assignee } }: { followUp: FollowUp }) {
  const { t } = useTranslation('assign')
  const name = owner ? owner.name || owner.email : assignee?.name
  if (!name) return null
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-ink-soft text-sm">
      <Initials name={name} quiet={owner !== null} />
      <span className="wrap-anywhere min-w-0">{t(owner ? 'fromNote' : 'assignedTo', { name })}</span>
    </p>
  )
}
