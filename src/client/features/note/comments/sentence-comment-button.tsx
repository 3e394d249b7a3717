import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/i18n/use-language.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface SentenceCommentButtonProps {
  /** Number of comments on the sentence, including replies. */
  comments: number
  isTabStop: boolean
  onPress: () => void
}

/**
 * The button after a sentence that opens the field for a comment, or leads to its comments. It always takes up its
 * space in the line, so that the text doesn't move when it appears.
 */
export function SentenceCommentButton({ comments, isTabStop, onPress }: SentenceCommentButtonProps) {
  const { t } = useTranslation('comments')
  const language = useLanguage()
  return (
    <button
      type="button"
      // The text around it may be in another language.
      lang={language}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={comments > 0 ? t('atSentence', { count: comments }) : t('onSentence')}
      onClick={onPress}
      className={joinClasses(
        'relative -ml-0.5 inline-flex h-6 min-w-5 items-center justify-center gap-0.5 rounded-full align-middle font-sans text-xs transition-opacity duration-150 after:absolute after:-inset-1 hover:bg-hover print:hidden',
        comments > 0
          ? 'bg-accent-soft px-1.5 text-accent'
          : 'text-ink-soft opacity-0 pointer-coarse:opacity-100 hover:opacity-100 focus-visible:opacity-100 group-hover/sentence:opacity-100 group-focus-within/sentence:opacity-100',
      )}
    >
      <MessageSquare aria-hidden="true" className="size-3.5" />
      {comments > 0 && <span className="tabular-nums">{comments}</span>}
    </button>
  )
}
