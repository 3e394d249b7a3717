import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useFormat } from '#client/i18n/use-format.ts'
import type { countUsers } from '#shared/contract/admin.ts'

/** Four numbers of users. */
export function UserCounters({ counts }: { counts: z.infer<(typeof countUsers)['output']> }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { total, premium, active } = counts
  const counters = [
    { label: t('counters.total'), value: total },
    { label: t('counters.premium'), value: premium },
    { label: t('counters.active'), value: active },
    { label: t('counters.free'), value: total - premium },
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
