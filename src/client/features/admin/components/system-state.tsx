import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { SystemState as State } from '#shared/contract/admin-system.ts'
import type { Language } from '#shared/languages.ts'
import { retryNoteMutation, systemQuery } from '../api/admin.ts'

/**
 * The keys of the queues' names. They are not the queues' own names, because i18next takes a dot in a key as a level.
 */
const QUEUE_NAMES = {
  'recording.transcribe': 'system.queue.live',
  'note.prepare': 'system.queue.prepare',
  'note.transcribe': 'system.queue.transcribe',
  'note.speakers': 'system.queue.speakers',
  'note.analyse': 'system.queue.analyse',
  'note.refine': 'system.queue.refine',
  'mail.send': 'system.queue.mail',
} as const satisfies Record<State['queues'][number]['queue'], string>

/** Free space below this many bytes is shown as a problem. */
const LITTLE_SPACE = 1_000_000_000

/** Shows the state of the installation: storage, backup, engines, queues and failed notes. */
export function SystemState({ language }: { language: Language }) {
  const { t } = useTranslation('admin')
  const { data, error, refetch } = useQuery(systemQuery(language))
  return (
    <section aria-labelledby="system-title">
      <h2 id="system-title" className="panel-title mb-4">
        {t('system.title')}
      </h2>
      {data && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Health state={data} />
          <Queues queues={data.queues} />
          <FailedNotes failed={data.failedNotes} />
        </div>
      )}
      {!data && error && <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
    </section>
  )
}

function Card({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('rounded-surface border border-hairline bg-surface p-5', className)}>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </div>
  )
}

function Health({ state: { storage, lastBackup, engines } }: { state: State }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const size = format.bytes(storage.freeBytes)
  const backup = lastBackup && {
    date: format.dateTime(lastBackup.snapshotAt),
    size: format.bytes(lastBackup.sizeBytes),
  }
  return (
    <Card title={t('system.health')}>
      <dl className="space-y-3">
        <Line name={t('system.storage')} isProblem={!storage.isReachable || storage.freeBytes < LITTLE_SPACE}>
          {t(storage.isReachable ? `system.${storage.kind}` : 'system.unreachable')}
          {SEPARATOR}
          {t('system.free', { size })}
        </Line>
        <Line name={t('system.backup')} isProblem={!backup}>
          {!backup && t('system.noBackup')}
          {backup && t(lastBackup.isEncrypted ? 'system.encryptedBackup' : 'system.plainBackup', backup)}
        </Line>
        {engines.map(({ id, model, setUp, problem }) => (
          <Line key={id} name={t(`system.engine.${id}`)} isProblem={setUp && problem !== null} isUnused={!setUp}>
            {problem ?? t('system.ready')}
            {model && (
              <span className="text-ink-faint">
                {SEPARATOR}
                {model}
              </span>
            )}
          </Line>
        ))}
      </dl>
    </Card>
  )
}

interface LineProps {
  name: string
  isProblem: boolean
  /** Whether it was never set up, which is not a problem. */
  isUnused?: boolean
  children: ReactNode
}

function Line({ name, isProblem, isUnused = false, children }: LineProps) {
  const colour = isProblem ? 'bg-amber' : 'bg-accent'
  return (
    <div className="flex gap-3">
      <span
        aria-hidden="true"
        className={joinClasses('mt-2 size-2 shrink-0 rounded-full', isUnused ? 'border border-ink-faint' : colour)}
      />
      <div className="min-w-0">
        <dt className="font-medium text-sm">{name}</dt>
        <dd className="wrap-anywhere text-ink-soft text-sm">{children}</dd>
      </div>
    </div>
  )
}

function Queues({ queues }: { queues: State['queues'] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (
    <Card title={t('system.queues')}>
      <table className="w-full text-sm">
        <thead className="text-ink-soft">
          <tr>
            <th className="pb-2 text-left font-normal">{t('system.stage')}</th>
            <th className="pb-2 pl-3 text-right font-normal">{t('system.waiting')}</th>
            <th className="pb-2 pl-3 text-right font-normal">{t('system.running')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, ready, delayed, active, oldestSeconds }) => (
            <tr key={queue} className="border-hairline border-t align-top">
              <th scope="row" className="py-1.5 text-left font-normal">
                {t(QUEUE_NAMES[queue])}
                {ready > 0 && (
                  <span className="block text-ink-soft">
                    {t('system.oldest', { time: format.duration(Math.ceil(oldestSeconds)) })}
                  </span>
                )}
              </th>
              <td className="py-1.5 pl-3 text-right tabular-nums">{format.number(ready + delayed)}</td>
              <td className="py-1.5 pl-3 text-right tabular-nums">{format.number(active)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function FailedNotes({ failed: { total, newest } }: { failed: State['failedNotes'] }) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const retrying = useMutation(retryNoteMutation(useQueryClient()))
  const retry = (id: string) =>
    retrying.mutate(id, {
      onSuccess: () => showToast({ variant: 'success', title: t('system.retried') }),
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('toast.error'), description: describeError(error) }),
    })
  return (
    <Card title={t('system.failedNotes')} className="lg:col-span-2">
      {total === 0 && <p className="text-ink-soft text-sm">{t('system.noneFailed')}</p>}
      {total > newest.length && (
        <p className="mb-2 text-ink-soft text-sm">{t('system.moreFailed', { shown: newest.length, total })}</p>
      )}
      <ul className="divide-y divide-hairline">
        {newest.map(({ id, ownerEmail, createdAt, reason }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 text-sm">
            <div className="min-w-0 grow basis-60">
              <p className="wrap-anywhere">{reason}</p>
              <p className="wrap-anywhere text-ink-soft">
                {ownerEmail}
                {SEPARATOR}
                <time dateTime={createdAt}>{format.dateTime(createdAt)}</time>
              </p>
            </div>
            <Button
              variant="outline"
              size="small"
              busy={retrying.isPending && retrying.variables === id}
              icon={<RotateCw aria-hidden="true" className="size-4" />}
              aria-label={t('system.retryOf', { email: ownerEmail })}
              onClick={() => retry(id)}
            >
              {t('system.retry')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
