import { useTranslation } from 'react-i18next'
import { useCanKeep } from '../hooks/use-can-keep.ts'

/** Warns the user if this browser can't keep a recording on the device. */
export function CannotKeepLine() {
  const { t } = useTranslation('recorder')
  if (useCanKeep()) return null
  return <p className="mt-4 max-w-sm text-pretty text-center text-amber text-sm">{t('cannotKeep')}</p>
}
