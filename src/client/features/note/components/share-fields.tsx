import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#client/ui/forms/select.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import type { ShareValues } from '../share-link-input.ts'

interface ShareEndProps<Expiry extends string> {
  expiry: Expiry
  options: readonly { value: Expiry; label: string }[]
  onExpiry: (expiry: Expiry) => void
  /** The field for the last day. */
  children: ReactNode
}

/** The expiry of a link. */
export function ShareEnd<Expiry extends string>({ expiry, options, onExpiry, children }: ShareEndProps<Expiry>) {
  const { t } = useTranslation('share')
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span aria-hidden="true">{t('expiry')}</span>
        <Select label={t('expiry')} value={expiry} onValueChange={onExpiry} options={options} className="min-w-0" />
      </div>
      {expiry === 'date' && children}
    </>
  )
}

type Scope = Pick<ShareValues, 'allowAudio' | 'allowAnalysis'>

/** What a link shows beside the text. */
export function ShareScope({
  allowAudio,
  allowAnalysis,
  onChange,
}: Scope & { onChange: (change: Partial<Scope>) => void }) {
  const { t } = useTranslation('share')
  return (
    <div>
      <Switch
        label={t('audio')}
        checked={allowAudio}
        onCheckedChange={(checked) => onChange({ allowAudio: checked })}
      />
      <Switch
        label={t('analysis')}
        description={t('analysisText')}
        checked={allowAnalysis}
        onCheckedChange={(checked) => onChange({ allowAnalysis: checked })}
      />
    </div>
  )
}
