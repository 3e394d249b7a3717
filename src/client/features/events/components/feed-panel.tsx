import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { CalendarFeed } from '#shared/contract/calendar-feed.ts'
import { calendarFeedQuery, resetFeedMutation } from '../api/calendar-feed.ts'

/** The address of the calendar feed, with actions to subscribe, copy it and replace it. */
export function FeedPanel() {
  const { t } = useTranslation('eventList')
  const { data: feed, error, refetch } = useQuery(calendarFeedQuery)
  if (error && !feed) {
    return <ErrorPanel title={t('feed.loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
  }
  return (
    <section aria-labelledby="feed-title" className="rounded-surface border border-hairline bg-surface p-5 sm:p-6">
      <h2 id="feed-title" className="panel-title">
        {t('feed.title')}
      </h2>
      <p className="mt-1.5 max-w-prose text-ink-soft">{t('feed.text')}</p>
      <div className="mt-5">{feed ? <FeedAddress feed={feed} /> : <Skeleton className="h-32" />}</div>
    </section>
  )
}

function FeedAddress({ feed }: { feed: CalendarFeed }) {
  const { t } = useTranslation('eventList')
  const [confirming, setConfirming] = useState(false)
  const resetting = useMutation(resetFeedMutation(useQueryClient()))

  async function copy() {
    try {
      await navigator.clipboard.writeText(feed.url)
      showToast({ variant: 'success', title: t('feed.copied') })
    } catch {
      showToast({ variant: 'destructive', title: t('feed.copyFailed') })
    }
  }

  function reset() {
    resetting.mutate(undefined, {
      onSuccess: () => showToast({ variant: 'success', title: t('feed.resetDone') }),
      onSettled: () => setConfirming(false),
    })
  }

  return (
    <>
      <TextField
        readOnly
        label={t('feed.label')}
        value={feed.url}
        onFocus={(event) => event.currentTarget.select()}
        className="[&_input]:as-written [&_input]:text-ellipsis [&_input]:text-sm"
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={feed.webcalUrl} className={buttonClasses()}>
          <CalendarSync aria-hidden="true" className="size-4" />
          {t('feed.subscribe')}
        </a>
        <Button variant="outline" icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
          {t('feed.copy')}
        </Button>
        <Button variant="outline" onClick={() => setConfirming(true)}>
          {t('feed.reset')}
        </Button>
      </div>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('feed.resetTitle')}
        description={t('feed.resetText')}
        confirmLabel={t('feed.resetConfirm')}
        destructive
        busy={resetting.isPending}
        onConfirm={reset}
      />
    </>
  )
}
