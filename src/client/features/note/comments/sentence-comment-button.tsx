import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'

/** A hidden button must not catch clicks on the text it lies over. */
const WITHOUT_COMMENTS = joinClasses(
  'text-ink-soft hover:bg-hover pointer-coarse:relative pointer-coarse:-ml-0.5',
  'pointer-fine:absolute pointer-fine:bottom-1.5 pointer-fine:-left-2.5 pointer-fine:border pointer-fine:border-hairline pointer-fine:bg-surface pointer-fine:opacity-0 pointer-fine:pointer-events-none',
  'focus-visible:pointer-events-auto focus-visible:opacity-100 group-hover/sentence:pointer-events-auto group-hover/sentence:opacity-100 group-focus-within/sentence:pointer-events-auto group-focus-within/sentence:opacity-100',
)

interface SentenceCommentButtonProps {
  /** Number of comments on the sentence, including replies. */
  comments: number
  isTabStop: boolean
  onPress: () => void
}

/**
 * The button after a sentence that opens the field for a comment, or leads to its comments. Without comments it floats
 * over the end of the sentence that the mouse is on, so that it leaves no gap in the text and moves nothing. On touch
 * screens, which can't hover, it has its place in the line.
 */
export function SentenceCommentButton({ comments, isTabStop, onPress }: SentenceCommentButtonProps) {
  const { t } = useTranslation('comments')
  const language = useLanguage()
  const button = (
    <button
      type="button"
      // The text around it may be in another language.
      lang={language}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={comments > 0 ? t('atSentence', { count: comments }) : t('onSentence')}
      onClick={onPress}
      className={joinClasses(
        'inline-flex h-6 min-w-5 items-center justify-center gap-0.5 rounded-full align-middle font-sans text-xs transition-opacity duration-150 after:absolute after:-inset-1 print:hidden',
        comments > 0 ? 'relative mr-1 -ml-0.5 bg-accent-soft px-1.5 text-accent hover:bg-hover' : WITHOUT_COMMENTS,
      )}
    >
      <MessageSquare aria-hidden="true" className="size-3.5" />
      {comments > 0 && <span className="tabular-nums">{comments}</span>}
    </button>
  )
  return comments > 0 ? button : <span className="pointer-fine:relative pointer-fine:inline-block">{button}</span>
}
