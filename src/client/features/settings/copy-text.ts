import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'

/** Copies a text to the clipboard and says whether that worked; some browsers don't allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ variant: 'success', title: translate('settings:twoFactor.copied') })
  } catch {
    showToast({ variant: 'destructive', title: translate('settings:twoFactor.copyFailed') })
  }
}
