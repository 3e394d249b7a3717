import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '#client/api/query-client.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { UpgradePrompt } from '#client/premium/upgrade-prompt.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { Tabs } from '#client/ui/layout/tabs.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { shareLinksQuery } from '../api/share-links.ts'
import { ShareForm } from './share-form.tsx'
import { ShareLinkRow } from './share-link-row.tsx'
import { SharePeople } from './share-people.tsx'

interface NamedNote {
  noteId: string
  noteTitle: string
}

interface SharedNote extends NamedNote {
  /** If false, a link can't show the recording. */
  hasRecording: boolean
}

/** Shares a note with people, or with everybody who has a link. */
export function ShareDialog({ onClose, ...note }: SharedNote & { onClose: () => void }) {
  const { t } = useTranslation('share')
  const [tab, setTab] = useState<'people' | 'link'>('people')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'people', label: t('people.tab'), content: <SharePeople noteId={note.noteId} /> },
          { value: 'link', label: t('byLink'), content: <ShareByLink {...note} /> },
        ]}
      />
    </Dialog>
  )
}

function ShareByLink({ noteId, noteTitle, hasRecording }: SharedNote) {
  const { t } = useTranslation('share')
  const { isPremium } = useUser()
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">{t('lead')}</p>
      {isPremium ? (
        <ShareForm noteId={noteId} noteTitle={noteTitle} hasRecording={hasRecording} />
      ) : (
        <UpgradePrompt title={t('premiumTitle')} text={t('premiumText')} />
      )}
      <section aria-labelledby="share-links-title" className="mt-6 border-hairline border-t pt-5">
        <h3 id="share-links-title" className="font-semibold text-ink-soft text-sm">
          {t('links')}
        </h3>
        <LinkList noteId={noteId} noteTitle={noteTitle} />
      </section>
    </>
  )
}

function LinkList({ noteId, noteTitle }: NamedNote) {
  const { t } = useTranslation('share')
  const { data: links, error, refetch } = useQuery(shareLinksQuery(noteId))
  if (error && !links) {
    return (
      <div className="mt-3">
        <ErrorPanel title={t('loadFailed')} message={describeError(error)} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!links) return <Skeleton className="mt-3 h-16" />
  if (links.length === 0) return <p className="mt-2 text-ink-soft">{t('none')}</p>
  return (
    <ul className="mt-1 divide-y divide-hairline">
      {links.map((link) => (
        <ShareLinkRow key={link.id} noteId={noteId} noteTitle={noteTitle} link={link} />
      ))}
    </ul>
  )
}
