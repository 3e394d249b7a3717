import { useTranslation } from 'react-i18next'
import { splitMentions } from '#shared/mentions.ts'

/** The text of a comment. It keeps its line breaks, and its writing direction can't reorder the text around it. */
export function CommentText({ text }: { text: string }) {
  const { t } = useTranslation('comments')
  let at = 0
  const parts = splitMentions(text).map((part) => {
    const key = at
    at += typeof part === 'string' ? part.length : 1
    if (typeof part === 'string') return <span key={key}>{part}</span>
    return (
      <strong key={key} className="font-medium text-accent">
        <bdi>@{part.name || t('departed')}</bdi>
      </strong>
    )
  })
  return (
    <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-wrap">
      {parts}
    </p>
  )
}
