import { useTranslation } from 'react-i18next'
import { SelectButton } from '#client/ui/selection/select-button.tsx'
import type { Selection } from '#client/ui/selection/use-selection.ts'

/** Starts selecting notes. In a file of its own, because its text is loaded after the list. */
export function SelectNotesButton({ selection }: { selection: Selection }) {
  const { t } = useTranslation('severalNotes')
  return <SelectButton selection={selection}>{t('begin')}</SelectButton>
}
