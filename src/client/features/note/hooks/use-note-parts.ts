import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NotePart } from '#client/player/part-switch.tsx'
import type { OpenedAnalysis } from '#shared/contract/analysis.ts'
import { hasHighlights } from '#shared/highlights.ts'

/** Returns the available parts of a note's page, in their order on narrow screens. */
export function useNoteParts(
  analysis: OpenedAnalysis | undefined,
  hasText: boolean,
  showsComments: boolean,
): readonly NotePart[] {
  const { t } = useTranslation(['note', 'player', 'comments'])
  return useMemo(() => {
    const parts: NotePart[] = []
    if (analysis?.summary) {
      parts.push({ id: 'summary-title', label: t(hasHighlights(analysis) ? 'highlights' : 'summary') })
    }
    if (analysis) {
      parts.push({ id: 'analysis-title', label: t(analysis.actionItems.length > 0 ? 'actionItems' : 'analysis') })
    }
    if (hasText) parts.push({ id: 'transcript-title', label: t('player:text') })
    if (showsComments) parts.push({ id: 'comments-title', label: t('comments:title') })
    return parts
  }, [analysis, hasText, showsComments, t])
}
