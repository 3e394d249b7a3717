import { showToast } from './toast-store.ts'

/** Copies a text to the clipboard and returns whether that worked. Some browsers don't allow it. */
export async function copyToClipboard(text: string, said: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ variant: 'success', title: said.copied })
  } catch {
    showToast({ variant: 'destructive', title: said.failed })
  }
}
