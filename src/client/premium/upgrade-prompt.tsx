import Sparkles from 'lucide-react/icons/sparkles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'

interface UpgradePromptProps {
  /** What Premium would show in this place. */
  title: string
  text: string
}

/** Shown instead of something that needs Premium, with a link to it. */
export function UpgradePrompt({ title, text }: UpgradePromptProps) {
  const { t } = useTranslation()
  return (
    <div className="rounded-surface border border-amber-line bg-surface p-6">
      <p className="flex items-center gap-2 font-medium text-amber text-sm">
        <Sparkles aria-hidden="true" className="size-4 stroke-[1.75]" />
        {t('upgrade.badge')}
      </p>
      <p className="panel-title mt-2">{title}</p>
      <p className="mt-1.5 max-w-prose text-ink-soft">{text}</p>
      <Link to="/premium" className={buttonClasses({ className: 'mt-5' })}>
        {t('upgrade.action')}
      </Link>
    </div>
  )
}
