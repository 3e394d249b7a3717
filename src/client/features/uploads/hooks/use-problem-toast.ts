import { useTranslation } from 'react-i18next'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { type RefusedFile, useDescribeProblem } from './use-describe-problem.ts'

/**
 * Shows one toast for all rejected files, since only one is visible at a time: the first by name, the rest as a number.
 */
export function useProblemToast() {
  const { t } = useTranslation('uploads')
  const describe = useDescribeProblem()
  return (refused: readonly RefusedFile[]) => {
    const [first, ...others] = refused
    if (!first) return
    const { title, text } = describe(first)
    const rest = others.length > 0 ? ` (${t('others', { count: others.length })})` : ''
    showToast({ title, description: text + rest, variant: 'destructive' })
  }
}
