import { translate } from './i18n.ts'

/** Names what a control acts on after what it does, such as `Retry: notes.mp3`, for where only its name is read aloud. */
export function labelWith(label: string, value: string): string {
  return translate('labelled', { label, value })
}
