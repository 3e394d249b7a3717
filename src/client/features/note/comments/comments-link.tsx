import { useQuery } from '@tanstack/react-query'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { commentSummaryQuery } from './comments-api.ts'
import { UnreadDot } from './unread-dot.tsx'

/** Links from the text to the comments below it, and says how many are open and how many are new. */
export function CommentsLink({ noteId }: { noteId: string }) {
  const { t } = useTranslation('comments')
  const { data } = useQuery(commentSummaryQuery(noteId))
  return (
    <a href="#comments" className={buttonClasses({ variant: 'quiet', size: 'small', className: 'print:hidden' })}>
      <MessageSquare aria-hidden="true" className="size-4" />
      {data && data.open > 0 ? t('open', { count: data.open }) : t('title')}
      {data && data.unread > 0 && <UnreadDot />}
    </a>
  )
}
