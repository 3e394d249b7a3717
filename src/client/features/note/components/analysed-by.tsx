import { useTranslation } from 'react-i18next'
import { SEPARATOR } from '#client/i18n/separator.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import type { NoteAnalysis } from '#shared/contract/analysis.ts'
import { useAnalyseNote } from '../api/edit-note.ts'

/**
 * Names the analyst, and says what it did not read. If a language model failed, also gives the reason and a button to
 * try again.
 */
export function AnalysedBy({ analysis }: { analysis: NoteAnalysis }) {
  const { t } = useTranslation(['note', 'account'])
  const join = useListFormat()
  const { analyst, account } = analysis
  const name = analyst === 'builtin' ? t('analystBuiltin') : analyst
  if (account?.failure) return <ModelFailed noteId={analysis.noteId} model={account.model} failure={account.failure} />
  const remarks = account
    ? [
        account.unsupported > 0 && t('account:unsupported', { count: account.unsupported }),
        account.summaryReplaced && t('account:summaryReplaced'),
        account.parts.builtin > 0 && t('account:parts', { count: account.parts.builtin, total: account.parts.total }),
        account.incomplete?.length &&
          t('account:partly', { kinds: join(account.incomplete.map((kind) => t(`account:kinds.${kind}`))) }),
      ].filter((remark) => typeof remark === 'string')
    : []
  return <p className="break-words text-ink-faint text-sm">{[t('analyst', { name }), ...remarks].join(SEPARATOR)}</p>
}

interface ModelFailedProps {
  noteId: string
  model: string
  failure: NonNullable<NonNullable<NoteAnalysis['account']>['failure']>
}

function ModelFailed({ noteId, model, failure }: ModelFailedProps) {
  const { t } = useTranslation(['note', 'account'])
  const analysing = useAnalyseNote(noteId)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-faint text-sm">
      <p className="min-w-[min(11rem,100%)] grow basis-0 break-words">
        {t('account:failed', { model, reason: t(`account:failure.${failure}`) })}
      </p>
      <Button variant="outline" size="small" busy={analysing.isPending} onClick={() => analysing.mutate()}>
        {t('edit.analyse')}
      </Button>
    </div>
  )
}
