import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'

/** Says, wherever payments are spoken of, that they are not real here. */
export function SandboxMark({ className }: { className?: string }) {
  const { t } = useTranslation('subscribe')
  return (
    <p className={joinClasses('flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm', className)}>
      <Badge tone="dusk">{t('sandbox.badge')}</Badge>
      {t('sandbox.text')}
    </p>
  )
}
