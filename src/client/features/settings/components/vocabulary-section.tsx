import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { vocabularyQuery } from '#client/api/account/vocabulary-query.ts'
import { describeError } from '#client/api/query-client.ts'
import { Field } from '#client/forms/field.tsx'
import { useContractForm } from '#client/forms/use-contract-form.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { MAX_VOCABULARY_TERMS, TERM_LENGTH } from '#shared/limits.ts'
import { vocabularyMutation } from '../api/vocabulary.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TermUses } from './term-uses.tsx'

/** The names and terms used to transcribe the user's notes. */
export function VocabularySection() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useQuery(vocabularyQuery)
  return (
    <SettingsSection id="vocabulary" title={t('vocabulary.title')} lead={t('vocabulary.lead')}>
      {data ? (
        <>
          <VocabularyEditor terms={data.terms} />
          <TermUses />
        </>
      ) : error ? (
        <ErrorPanel message={describeError(error)} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={1} frameless />
      )}
    </SettingsSection>
  )
}

function VocabularyEditor({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation('settings')
  const changing = useMutation(vocabularyMutation(useQueryClient()))
  const { control, watch, submit, reset, getValues } = useContractForm({ defaultValues: { term: '' } })
  const term = watch('term').trim()
  const fits = term !== '' && term.length <= TERM_LENGTH.max
  const isFull = terms.length >= MAX_VOCABULARY_TERMS

  function add() {
    if (!fits || changing.isPending) return
    // On a slow network the user may have typed the next term by then, which must stay.
    const clear = () => getValues('term').trim() === term && reset()
    changing.mutate({ add: term }, { onSuccess: clear })
  }

  return (
    <div className="p-4">
      <form onSubmit={submit(add)} className="flex flex-wrap items-end gap-2">
        <div className="min-w-[min(13rem,100%)] grow">
          <Field
            as={TextField}
            control={control}
            name="term"
            label={t('vocabulary.term')}
            longest={TERM_LENGTH.max}
            autoComplete="off"
            disabled={isFull}
          />
        </div>
        <Button
          type="submit"
          variant="outline"
          className="min-h-11"
          busy={changing.isPending}
          disabled={isFull || !fits}
        >
          {t('vocabulary.add')}
        </Button>
      </form>
      {isFull && <p className="mt-2 text-ink-soft text-sm">{t('vocabulary.full', { count: terms.length })}</p>}
      {terms.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {terms.map((term) => (
            <li
              key={term}
              className="inline-flex max-w-full items-center rounded-full border border-hairline pl-3.5 text-sm"
            >
              <span className="truncate">{term}</span>
              <IconButton
                label={t('vocabulary.remove', { term })}
                icon={<X aria-hidden="true" className="size-3.5" />}
                onClick={() => changing.mutate({ remove: term })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-ink-faint text-sm">{t('vocabulary.empty')}</p>
      )}
    </div>
  )
}
