import BookPlus from 'lucide-react/icons/book-plus'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useTermUses, useUndoTerm } from '#client/api/account/term-uses.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import type { TermUse } from '#shared/contract/vocabulary.ts'
import type { CorrectedTerm } from '#shared/find-corrected-terms.ts'
import { useAddTerm, useApplyTerm } from '../api/use-term.ts'

interface TermOfferProps {
  corrected: CorrectedTerm
  /** Called before the term is added. */
  onTake: () => void
  onClose: () => void
}

/** Offers to add one name to the vocabulary, and then to correct it in earlier notes, with Undo. */
export function TermOffer({ corrected, onTake, onClose }: TermOfferProps) {
  const { t } = useTranslation('note')
  const { term } = corrected
  const [adding, applying, undoing] = [useAddTerm(), useApplyTerm(), useUndoTerm()]
  const begun = applying.data
  const used = useTermUses({ enabled: begun !== undefined }).find(({ applyId }) => applyId === begun?.applyId) ?? begun
  const message = used ? describeUse(used) : adding.data ? t('names.added', { term }) : t('names.new')
  const canUndo =
    used?.state === 'applying' || ((used?.state === 'applied' || used?.state === 'stopped') && used.notes > 0)

  function describeUse({ state, looked, total, notes, takenBack }: TermUse): string {
    switch (state) {
      case 'applying':
        return t('names.applying', { looked, total })
      case 'undoing':
        return t('names.undoing', { looked, total })
      case 'undone':
        return t('names.undone', { count: takenBack })
      case 'stopped':
        return t('names.stopped', { count: notes })
      case 'applied':
        return notes > 0 ? t('names.applied', { count: notes, term }) : t('names.appliedNone')
    }
  }

  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 pr-2 pl-4">
      <p role="status" className="min-w-[min(11rem,100%)] grow basis-0 text-ink-soft text-sm">
        {message}
      </p>
      {!adding.data && (
        <Button
          variant="outline"
          size="small"
          busy={adding.isPending}
          icon={<BookPlus aria-hidden="true" className="size-4" />}
          onClick={() => {
            onTake()
            adding.mutate(term)
          }}
        >
          {t('names.add', { term })}
        </Button>
      )}
      {adding.data && !used && (
        <Button variant="outline" size="small" busy={applying.isPending} onClick={() => applying.mutate(corrected)}>
          {t('names.apply')}
        </Button>
      )}
      {used && canUndo && (
        <Button
          variant="outline"
          size="small"
          busy={undoing.isPending}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          onClick={() => undoing.mutate(used.applyId)}
        >
          {t('names.undo')}
        </Button>
      )}
      <IconButton label={t('names.close')} icon={<X aria-hidden="true" className="size-4" />} onClick={onClose} />
    </li>
  )
}
