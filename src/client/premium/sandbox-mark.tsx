import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'

/** Says that payments are not real here, wherever they are mentioned. */
export function SandboxMark({ className }: { className?: string }) {
  const { t } = useTranslation('subscribe')
  return (
    <p className={joinClasses('flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm', className)}>
      <Badge tone="dusk">{t('sandbox.badge')}</Badge>
      {t('sandbox.text')}
    </p>
  )
}
