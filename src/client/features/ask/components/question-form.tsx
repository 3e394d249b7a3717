import Search from 'lucide-react/icons/search'
import { useTranslation } from 'react-i18next'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { QUESTION_LENGTH } from '#shared/limits.ts'

interface QuestionFormProps {
  busy: boolean
  /** True before the first question. */
  offerExamples: boolean
  onAsk: (question: string) => void
}

const EXAMPLES = ['first', 'second', 'third'] as const

/** The input for a question, with example questions. */
export function QuestionForm({ busy, offerExamples, onAsk }: QuestionFormProps) {
  const { t } = useTranslation('ask')
  const { control, watch, setValues, submit } = useContractForm({ defaultValues: { question: '' } })
  const question = watch('question').trim()
  const fits = question.length >= QUESTION_LENGTH.min && question.length <= QUESTION_LENGTH.max

  function ask() {
    if (!busy && fits) onAsk(question)
  }

  return (
    <>
      <form onSubmit={submit(ask)} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field
          as={TextField}
          control={control}
          name="question"
          label={t('label')}
          placeholder={t('placeholder')}
          longest={QUESTION_LENGTH.max}
          autoComplete="off"
          enterKeyHint="search"
          className="grow"
        />
        <Button
          type="submit"
          busy={busy}
          disabled={!fits}
          icon={<Search aria-hidden="true" className="size-4" />}
          className="min-h-11!"
        >
          {t('ask')}
        </Button>
      </form>
      {offerExamples && (
        <div className="mt-6">
          <h2 className="font-medium text-ink-faint text-sm">{t('examples')}</h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {EXAMPLES.map((name) => (
              <li key={name}>
                <Button
                  variant="outline"
                  size="small"
                  disabled={busy}
                  className="h-auto whitespace-normal py-1.5 text-left"
                  onClick={() => {
                    setValues({ question: t(`example.${name}`) })
                    onAsk(t(`example.${name}`))
                  }}
                >
                  {t(`example.${name}`)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
