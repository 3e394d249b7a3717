import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '#client/ui/forms/select.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import type { ShareValues } from './share-link-input.ts'

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
        <Select label={t('expiry')} value={expiry} onValueChange={onExpiry} options={options} className="shrink-0" />
      </div>
      {expiry === 'date' && children}
    </>
  )
}

type Scope = Pick<ShareValues, 'allowAudio' | 'allowAnalysis'>

interface ShareScopeProps {
  /** Null for a note without a recording. */
  allowAudio: boolean | null
  allowAnalysis: boolean
  onChange: (change: Partial<Scope>) => void
}

/** What a link shows besides the text. */
export function ShareScope({ allowAudio, allowAnalysis, onChange }: ShareScopeProps) {
  const { t } = useTranslation('share')
  return (
    <div>
      {allowAudio !== null && (
        <Switch
          label={t('audio')}
          checked={allowAudio}
          onCheckedChange={(checked) => onChange({ allowAudio: checked })}
        />
      )}
      <Switch
        label={t('analysis')}
        description={t('analysisText')}
        checked={allowAnalysis}
        onCheckedChange={(checked) => onChange({ allowAnalysis: checked })}
      />
    </div>
  )
}
