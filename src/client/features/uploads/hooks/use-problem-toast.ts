import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { FileProblem } from '../check-audio-file.ts'

const TITLES = { format: 'invalidTitle', size: 'tooLargeTitle', empty: 'emptyTitle' } as const
const TEXTS = { format: 'invalidText', size: 'tooLargeText', empty: 'emptyText' } as const

/**
 * Shows one toast for all rejected files, since only one is visible at a time: the first by name, the rest as a number.
 */
export function useProblemToast() {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  return (refused: readonly { file: File; problem: FileProblem }[]) => {
    const [first, ...others] = refused
    if (!first) return
    const { file, problem } = first
    const size = format.bytes(file.size)
    const reason = t(TEXTS[problem], { name: file.name, size, max: format.bytes(MAX_UPLOAD_BYTES) })
    const rest = others.length > 0 ? ` (${t('others', { count: others.length })})` : ''
    showToast({ title: t(TITLES[problem]), description: reason + rest, variant: 'destructive' })
  }
}
