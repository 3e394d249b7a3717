import { translate } from '#client/i18n/i18n.ts'
import { copyToClipboard } from '#client/ui/overlays/copy-to-clipboard.ts'

/** Copies a code of the two-factor sign-in and says whether that worked. */
export function copySecret(text: string): Promise<void> {
  return copyToClipboard(text, {
    copied: translate('settings:twoFactor.copied'),
    failed: translate('settings:twoFactor.copyFailed'),
  })
}
