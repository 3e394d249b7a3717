import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Badge } from '#client/ui/layout/badge.tsx'
import { cancelEmailChangeMutation, emailChangeQuery } from '../api/email-change.ts'
import { EmailChangeDialog } from './email-change-dialog.tsx'

/** The user's email address, with the one that is to replace it. */
export function EmailAddress() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const user = useUser()
  const { data: change } = useQuery(emailChangeQuery)
  const cancelling = useMutation(cancelEmailChangeMutation(useQueryClient()))
  const [changing, setChanging] = useState(false)
  return (
    <div className="p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium">{t('profile.email')}</h3>
        <Badge tone={user.emailVerified ? 'accent' : 'neutral'}>
          {t(user.emailVerified ? 'emailAddress.confirmed' : 'emailAddress.unconfirmed')}
        </Badge>
      </div>
      <p className="wrap-anywhere mt-1 text-ink-soft">{user.email}</p>
      <div role="status">
        {change && (
          <p className="wrap-anywhere mt-2 max-w-prose text-sm">
            {t('emailAddress.pending', { email: change.email, date: format.dateTime(change.expiresAt) })}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => setChanging(true)}>
          {t('emailAddress.change')}
        </Button>
        {change && (
          <Button variant="quiet" size="small" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t('emailAddress.keep')}
          </Button>
        )}
      </div>
      {changing && <EmailChangeDialog onClose={() => setChanging(false)} />}
    </div>
  )
}
