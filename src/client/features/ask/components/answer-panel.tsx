import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { loadFindingTexts, loadSharingTexts } from '#client/i18n/i18n.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { PassageLink } from '#client/ui/layout/passage-link.tsx'
import type { Answer } from '#shared/contract/ask.ts'
import { BUILTIN } from '../api/ask-notes.ts'

// Each is loaded with texts that no other part of the screen needs.
const Writing = lazyPart(async () => {
  const [{ WritingAnswer }] = await Promise.all([import('./writing-answer.tsx'), loadSharingTexts()])
  return WritingAnswer
})
const Withdrawn = lazyPart(async () => {
  const [{ WithdrawnAnswer }] = await Promise.all([import('./withdrawn-answer.tsx'), loadSharingTexts()])
  return WithdrawnAnswer
})
const Understood = lazyPart(async () => {
  const [{ UnderstoodAs }] = await Promise.all([import('./understood-as.tsx'), loadFindingTexts()])
  return UnderstoodAs
})

interface AnswerPanelProps {
  id: number
  question: string
  /** Whether the question was to be read exactly as it was typed. */
  exact: boolean
  /** Null if it quotes a note that is no longer shared with the user. */
  answer: Answer | null
  /** Whether a model may still write an answer; only true of the last of several questions. */
  isLast: boolean
  /** Asks the question again, to be answered as it was typed. */
  onExact: () => void
}

/** An answer, with the words it rests on. */
export function AnswerPanel({ id, question, exact, answer, isLast, onExact }: AnswerPanelProps) {
  return (
    <section aria-label={question} className="border-hairline border-t pt-5">
      <h2 className="panel-title text-balance break-words">{question}</h2>
      {answer ? (
        <>
          {answer.instead.length > 0 && (
            <Suspense>
              <Understood instead={answer.instead} onExact={onExact} />
            </Suspense>
          )}
          <AnswerText answer={answer} />
          {answer.writer && isLast && (
            <Suspense>
              <Writing id={id} question={question} exact={exact} model={answer.writer} />
            </Suspense>
          )}
        </>
      ) : (
        <Suspense>
          <Withdrawn />
        </Suspense>
      )}
    </section>
  )
}

function AnswerText({ answer }: { answer: Answer }) {
  const { t } = useTranslation('ask')
  const written = answer.answeredBy !== BUILTIN
  return (
    <>
      {answer.answer === null ? (
        <p className="mt-2 text-ink-soft">{t('nothing')}</p>
      ) : (
        <p className="mt-2 max-w-prose text-pretty">{answer.answer}</p>
      )}
      {answer.passages.length > 0 && (
        <ul className="mt-3 flex flex-col gap-1">
          {answer.passages.map((passage, at) => (
            <li key={`${passage.noteId} ${passage.sentence}`}>
              <PassageLink {...passage} {...(written ? { number: at + 1 } : {})} />
            </li>
          ))}
        </ul>
      )}
      {written && <p className="mt-3 text-ink-faint text-sm">{t('writtenBy', { model: answer.answeredBy })}</p>}
    </>
  )
}
