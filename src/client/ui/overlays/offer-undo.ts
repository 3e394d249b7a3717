import { translate } from '#client/i18n/i18n.ts'
import { showToast } from './toast-store.ts'

/**
 * Says in a toast what was done, and offers to undo it.
 * @param title what was done, in the user's language
 * @param description what was left undone and why
 */
export function offerUndo(title: string, undo: () => void, description?: string): void {
  const label = translate('undo.label')
  const action = { label, altText: `${label} ${translate('undo.alternative')}`, onSelect: undo }
  showToast({ variant: 'success', title, description, action })
}
