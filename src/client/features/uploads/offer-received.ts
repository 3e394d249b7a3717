import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { receivedFiles } from './received-files.ts'

/** Says that files from another app still wait on this device, if there are any. Never rejects. */
export async function offerReceived(onShow: () => void): Promise<void> {
  try {
    const [{ length: count }] = await Promise.all([receivedFiles.list(), loadSharingTexts()])
    if (count === 0) return
    showToast({
      title: translate('received:waiting', { count }),
      action: { label: translate('received:show'), altText: translate('received:showHint'), onSelect: onShow },
    })
  } catch {
    // A browser that stores nothing has received nothing.
  }
}
