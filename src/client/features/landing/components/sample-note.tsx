import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useTranslation } from 'react-i18next'
import { formatClock } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { Badge } from '#client/ui/layout/badge.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { useSamplePlayer } from '../hooks/use-sample-player.ts'
import { SAMPLE_SOUNDS } from '../sample/sample-sounds.ts'
import { SampleWaveform } from './sample-waveform.tsx'

/** A note as the product shows it: the audio, the text with the current sentence marked, and the analysis. */
export function SampleNote() {
  const { t } = useTranslation('landing')
  const language = useLanguage()
  return (
    <figure
      aria-label={t('sample.label')}
      className="w-full max-w-lg rounded-surface border border-hairline bg-surface p-5 sm:p-7 lg:justify-self-end"
    >
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="panel-title">{t('sample.title')}</p>
          <p className="mt-0.5 text-ink-faint text-sm">
            {t('sample.meta', { duration: formatClock(SAMPLE_SOUNDS[language].seconds) })}
          </p>
        </div>
        <Badge tone="accent">{t('sample.tag')}</Badge>
      </div>
      {/* Each language has its own recording, which starts from the beginning. */}
      <SpokenText key={language} />
      <div className="mt-6 border-hairline border-t pt-5">
        <p className="font-medium text-ink-faint text-sm">{t('sample.tasks')}</p>
        <ul className="mt-2.5 space-y-2.5">
          <SampleFollowUp title={t('sample.task')} due={t('sample.taskMeta')} />
          <SampleFollowUp title={t('sample.secondTask')} />
        </ul>
      </div>
    </figure>
  )
}

function SpokenText() {
  const { t } = useTranslation('landing')
  const sample = SAMPLE_SOUNDS[useLanguage()]
  const { playing, failed, time, current, toggle, sound } = useSamplePlayer(sample)
  const Icon = playing ? Pause : Play
  const sentences = [t('sample.sentence1'), t('sample.sentence2'), t('sample.sentence3'), t('sample.sentence4')]
  return (
    <>
      {/* The text below serves as captions; sentences are marked as they are spoken. */}
      <audio {...sound} />
      <div className="my-5 flex items-center gap-4">
        <button
          id="play-sample"
          type="button"
          aria-label={playing ? t('sample.pause') : t('sample.play')}
          onClick={toggle}
          className={iconButtonClasses('primary', 'size-12! rounded-full!')}
        >
          <Icon aria-hidden="true" className={joinClasses('size-5 fill-current', !playing && 'ml-0.5')} />
        </button>
        <SampleWaveform levels={sample.levels} played={time / sample.seconds} />
      </div>
      <p className="reading">
        {sentences.map((sentence, position) => (
          <span key={sentence}>
            <span
              data-current={position === current || undefined}
              className={joinClasses(
                '-mx-0.5 box-decoration-clone rounded-[4px] px-0.5 py-0.5 transition-colors duration-150',
                position === current && 'bg-accent-soft',
              )}
            >
              {sentence}
            </span>{' '}
          </span>
        ))}
      </p>
      {failed ? (
        <p role="alert" className="mt-3 text-red text-sm">
          {t('sample.failed')}
        </p>
      ) : (
        <p className="mt-3 text-ink-faint text-sm">{t('sample.voice')}</p>
      )}
    </>
  )
}

function SampleFollowUp({ title, due }: { title: string; due?: string }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden="true" className="mt-1 size-4 shrink-0 rounded border border-outline" />
      <span className="grow leading-snug">{title}</span>
      {due && <span className="shrink-0 font-medium text-accent text-sm leading-6">{due}</span>}
    </li>
  )
}
