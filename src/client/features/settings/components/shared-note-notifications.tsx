import { useTranslation } from 'react-i18next'
import { labelWith } from '#client/i18n/label-with.ts'
import { Switch } from '#client/ui/forms/switch.tsx'
import type { Settings } from '#shared/contract/settings.ts'

interface SharedNoteNotificationsProps {
  settings: Settings
  sendsEmail: boolean
  onChange: (change: Partial<Settings>) => void
}

/**
 * The settings of each kind, for notifications in the product and by email. A change of access is never sent by email.
 */
const KINDS = [
  { kind: 'shares', inApp: 'sharesInApp', byEmail: 'sharesByEmail' },
  { kind: 'comments', inApp: 'commentsInApp', byEmail: 'commentsByEmail' },
  { kind: 'replies', inApp: 'repliesInApp', byEmail: 'repliesByEmail' },
  { kind: 'mentions', inApp: 'mentionsInApp', byEmail: 'mentionsByEmail' },
  { kind: 'assignments', inApp: 'assignmentsInApp', byEmail: 'assignmentsByEmail' },
  { kind: 'access', inApp: 'accessInApp', byEmail: null },
] as const

const COLUMN = 'w-20 py-2 text-center align-middle sm:w-28'

/** What the user is told about notes that they share with others, with a switch for each kind and channel. */
export function SharedNoteNotifications({ settings, sendsEmail, onChange }: SharedNoteNotificationsProps) {
  const { t } = useTranslation('settings')
  const words = 'preferences.sharedNotes'
  return (
    <div className="px-4 py-3">
      <p id="shared-note-notifications">{t(`${words}.title`)}</p>
      <p className="text-ink-faint text-sm">{t(sendsEmail ? `${words}.text` : `${words}.textInAppOnly`)}</p>
      <div className="relative overflow-x-auto">
        <table aria-labelledby="shared-note-notifications" className="mt-2 w-full">
          <thead className="text-ink-soft text-sm">
            <tr>
              <td />
              <th scope="col" className={`${COLUMN} font-medium`}>
                {t(`${words}.inApp`)}
              </th>
              {sendsEmail && (
                <th scope="col" className={`${COLUMN} font-medium`}>
                  {t(`${words}.byEmail`)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {KINDS.map(({ kind, inApp, byEmail }) => {
              const label = t(`${words}.${kind}`)
              return (
                <tr key={kind} className="border-hairline border-t">
                  <th scope="row" className="py-2 pr-2 text-left font-normal">
                    {label}
                  </th>
                  <td className={COLUMN}>
                    <Switch
                      hideLabel
                      label={labelWith(label, t(`${words}.inApp`))}
                      checked={settings[inApp]}
                      onCheckedChange={(wanted) => onChange({ [inApp]: wanted })}
                    />
                  </td>
                  {sendsEmail && (
                    <td className={COLUMN}>
                      {byEmail && (
                        <Switch
                          hideLabel
                          label={labelWith(label, t(`${words}.byEmail`))}
                          checked={settings[byEmail]}
                          onCheckedChange={(wanted) => onChange({ [byEmail]: wanted })}
                        />
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </div>
  )
}
