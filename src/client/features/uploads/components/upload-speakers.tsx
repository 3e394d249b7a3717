import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslation } from 'react-i18next'
import { speechStatusQuery } from '#client/api/system/speech-status-query.ts'
import { NativeChoice } from '#client/ui/forms/native-choice.tsx'

/** The choice to have the number detected. */
const FOUND = '0'
const MOST_OFFERED = 12

interface UploadSpeakersProps {
  /** Undefined if the number is to be detected. */
  count: number | undefined
  onChange: (count: number | undefined) => void
}

/** Chooses how many people speak in the files that are added next. Renders nothing if no model tells speakers apart. */
export function UploadSpeakers({ count, onChange }: UploadSpeakersProps) {
  const { t } = useTranslation('speakers')
  const { data } = useQuery(speechStatusQuery)
  if (!data?.tellsSpeakers) return null
  const numbers = Array.from({ length: MOST_OFFERED }, (_, at) => String(at + 1))
  return (
    <span className="inline-flex flex-wrap items-center justify-center text-ink-faint text-sm">
      <span aria-hidden="true">{t('files')}</span>
      <NativeChoice
        label={t('files')}
        value={String(count ?? FOUND)}
        onValueChange={(value) => onChange(value === FOUND ? undefined : Number(value))}
        choices={[{ value: FOUND, label: t('found') }, ...numbers.map((value) => ({ value, label: value }))]}
      >
        {count ?? t('found')}
        <ChevronDown className="size-3.5 opacity-70 sm:hidden" />
      </NativeChoice>
    </span>
  )
}
