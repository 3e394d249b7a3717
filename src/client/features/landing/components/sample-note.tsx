import { useTranslation } from 'react-i18next'
import { Badge } from '#client/ui/badge.tsx'
import { SampleWaveform } from './sample-waveform.tsx'

/** A note as the product shows it: the voice, the text with the sentence being spoken, and what follows from it. */
export function SampleNote() {
  const { t } = useTranslation('landing')
  return (
    <figure
      aria-label={t('sample.label')}
      className="w-full max-w-lg rounded-surface border border-hairline bg-surface p-5 sm:p-7 lg:justify-self-end"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="panel-title">{t('sample.title')}</p>
          <p className="mt-0.5 text-ink-faint text-sm">{t('sample.meta')}</p>
        </div>
        <Badge tone="accent">{t('sample.tag')}</Badge>
      </div>
      <SampleWaveform />
      <p className="reading">
        {t('sample.firstBefore')}
        <mark className="rounded-sm bg-accent-soft box-decoration-clone px-0.5 text-ink">{t('sample.firstMark')}</mark>
        {t('sample.firstAfter')}
      </p>
      <div className="mt-6 border-hairline border-t pt-5">
        <p className="font-medium text-ink-faint text-sm">{t('sample.tasks')}</p>
        <ul className="mt-2.5 space-y-2.5">
          <SampleTask title={t('sample.task')} due={t('sample.taskMeta')} />
          <SampleTask title={t('sample.secondTask')} />
        </ul>
      </div>
    </figure>
  )
}

function SampleTask({ title, due }: { title: string; due?: string }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-1 size-4 shrink-0 rounded border border-outline" />
      <span className="grow leading-snug">{title}</span>
      {due && <span className="shrink-0 font-medium text-accent text-sm leading-6">{due}</span>}
    </li>
  )
}
