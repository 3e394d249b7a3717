import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { User } from '#shared/contract/accounts.ts'

/** Four numbers, all computed from the loaded list. */
export function UserCounters({ users }: { users: readonly User[] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const premium = users.filter((user) => user.isPremium).length
  const counters = [
    { label: t('counters.total'), value: users.length },
    { label: t('counters.premium'), value: premium },
    { label: t('counters.active'), value: users.filter((user) => user.isActive).length },
    { label: t('counters.free'), value: users.length - premium },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-hairline bg-hairline lg:grid-cols-4">
      {counters.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-surface px-5 py-4">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-serif text-3xl tabular-nums">{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
