import { useTranslation } from 'react-i18next'
import { Select } from '#client/ui/forms/select.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { dayOf, type ShareValues } from '../share-link-input.ts'

interface ShareEndProps<Expiry extends string> {
  expiry: Expiry
  day: string
  options: readonly { value: Expiry; label: string }[]
  error: string | undefined
  onChange: (change: { expiry?: Expiry; day?: string }) => void
}

/** The expiry of a link. */
export function ShareEnd<Expiry extends string>({ expiry, day, options, error, onChange }: ShareEndProps<Expiry>) {
  const { t } = useTranslation('share')
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <span aria-hidden="true">{t('expiry')}</span>
        <Select
          label={t('expiry')}
          value={expiry}
          onValueChange={(chosen) => onChange({ expiry: chosen })}
          options={options}
          className="min-w-0"
        />
      </div>
      {expiry === 'date' && (
        <TextField
          label={t('day')}
          type="date"
          min={dayOf(new Date())}
          value={day}
          onChange={(event) => onChange({ day: event.target.value })}
          error={error}
        />
      )}
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
