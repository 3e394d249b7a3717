import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { auditQuery } from '../api/admin.ts'

/** The form's labels for the fields that an entry names. */
const LABELS = {
  email: 'form.email',
  password: 'form.password',
  firstName: 'form.firstName',
  lastName: 'form.lastName',
  isPremium: 'form.premium',
  isActive: 'form.active',
} as const

const isLabelled = (field: string): field is keyof typeof LABELS => Object.hasOwn(LABELS, field)

/** The log of actions in the panel, newest first. */
export function AuditLog() {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const { data, error, refetch } = useQuery(auditQuery)
  const nameFields = (fields: readonly string[]) =>
    fields.map((field) => (isLabelled(field) ? t(LABELS[field]) : field)).join(', ')
  return (
    <section aria-labelledby="audit-title">
      <h2 id="audit-title" className="panel-title mb-4">
        {t('audit.title')}
      </h2>
      {data?.length === 0 && <p className="text-ink-soft">{t('audit.empty')}</p>}
      {data && data.length > 0 && (
        <ol className="divide-y divide-hairline border-hairline border-y text-sm">
          {data.map(({ id, at, action, subject, fields, ipAddress }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2.5">
              <time dateTime={at} className="w-full text-ink-soft tabular-nums sm:w-72">
                {format.dateTime(at)}
              </time>
              <span className="wrap-anywhere min-w-0 grow basis-64">
                {t(`audit.action.${action}`, { subject: subject ?? '' })}
                {fields && (
                  <span className="text-ink-soft">
                    {SEPARATOR}
                    {t('audit.fields', { fields: nameFields(fields) })}
                  </span>
                )}
              </span>
              <span className="text-ink-faint">{t('audit.from', { address: ipAddress })}</span>
            </li>
          ))}
        </ol>
      )}
      {!data && error && <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
    </section>
  )
}
