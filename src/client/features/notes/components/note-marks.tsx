import Frown from 'lucide-react/icons/frown'
import Meh from 'lucide-react/icons/meh'
import Smile from 'lucide-react/icons/smile'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { Badge, type BadgeTone } from '#client/ui/layout/badge.tsx'
import type { Sentiment, VoiceNote } from '#shared/contract/notes.ts'

const BADGES: Record<Sentiment, { tone: BadgeTone; Icon: typeof Smile }> = {
  positive: { tone: 'accent', Icon: Smile },
  neutral: { tone: 'neutral', Icon: Meh },
  negative: { tone: 'dusk', Icon: Frown },
}

// Few notes have it, and its texts are loaded with those for sharing.
const ReviewMark = lazyPart(async () => {
  const [{ ReviewMark: Mark }] = await Promise.all([import('./review-mark.tsx'), loadSharingTexts()])
  return Mark
})

// Maximum number of tags; more would push a row onto a third line.
const SHOWN_TAGS = 3

/**
 * The marks of a note in a list: failed, draft quality, sentiment and tags. Renders nothing while it is being
 * processed.
 */
export function NoteMarks({ note }: { note: VoiceNote }) {
  const { t } = useTranslation('notes')
  const badge = note.sentiment && BADGES[note.sentiment]
  const nothing = note.status !== 'failed' && !note.engine?.draft && !badge && note.tags.length === 0 && !note.toReview
  if (nothing) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {note.status === 'failed' && (
        <Badge tone="danger" icon={<TriangleAlert aria-hidden="true" />}>
          {t('status.failed')}
        </Badge>
      )}
      {note.sentiment && badge && (
        <Badge tone={badge.tone} icon={<badge.Icon aria-hidden="true" />}>
          {t(`sentiment.${note.sentiment}`)}
        </Badge>
      )}
      <Suspense>{note.toReview > 0 && <ReviewMark count={note.toReview} />}</Suspense>
      {note.engine?.draft && <Badge>{note.engine.id === 'browser' ? t('liveCaptions') : t('draft')}</Badge>}
      {note.tags.slice(0, SHOWN_TAGS).map((tag) => (
        <Badge key={tag} tone="outline">
          {tag}
        </Badge>
      ))}
    </div>
  )
}
