import Undo2 from 'lucide-react/icons/undo-2'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay, useTermUses, useUndoTerm } from '#client/api/account/term-uses.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Progress } from '#client/ui/feedback/progress.tsx'
import type { TermUse } from '#shared/contract/vocabulary.ts'

/** The latest corrections of terms in earlier notes, each with Undo. Renders nothing if there are none. */
export function TermUses() {
  const { t } = useTranslation('settings')
  const headingId = useId()
  // A correction that changed nothing is not of interest here.
  const uses = useTermUses().filter((use) => use.notes > 0 || isUnderWay(use))
  if (uses.length === 0) return null
  return (
    <div className="border-hairline border-t p-4">
      <h3 id={headingId} className="font-medium text-sm">
        {t('vocabulary.uses.title')}
      </h3>
      <ul aria-labelledby={headingId} className="mt-2 divide-y divide-hairline">
        {uses.map((use) => (
          <TermUseRow key={use.applyId} use={use} />
        ))}
      </ul>
    </div>
  )
}

function TermUseRow({ use }: { use: TermUse }) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const undoing = useUndoTerm()
  const { applyId, term, instead, state, looked, total, notes, takenBack } = use
  const name = instead ? t('vocabulary.uses.replaced', { term, instead }) : t('vocabulary.uses.corrected', { term })
  const status = {
    applying: () => t('vocabulary.uses.applying', { looked, total }),
    applied: () => t('vocabulary.uses.applied', { count: notes }),
    undoing: () => t('vocabulary.uses.undoing', { looked, total }),
    undone: () => t('vocabulary.uses.undone', { count: takenBack }),
    stopped: () => t('vocabulary.uses.stopped', { count: notes }),
  }[state]()
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-[min(11rem,100%)] grow basis-0 text-sm">
        <p className="break-words">{name}</p>
        <p className="text-ink-soft">
          {status} <span className="text-ink-faint">{format.date(use.createdAt)}</span>
        </p>
        {isUnderWay(use) && (
          <Progress label={name} value={total > 0 ? (100 * looked) / total : null} className="mt-1.5" />
        )}
      </div>
      {state !== 'undoing' && state !== 'undone' && (
        <Button
          variant="outline"
          size="small"
          busy={undoing.isPending}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          aria-label={t('vocabulary.uses.undoOne', { term })}
          onClick={() => undoing.mutate(applyId)}
        >
          {t('vocabulary.uses.undo')}
        </Button>
      )}
    </li>
  )
}
