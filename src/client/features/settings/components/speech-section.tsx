import { useTranslation } from 'react-i18next'
import { PanelBoundary } from '#client/ui/panel-boundary.tsx'
import { EngineList } from './engine-list.tsx'
import { ModelList } from './model-list.tsx'

/** What turns speech into text: the engines, and the models of the one on this server. */
export function SpeechSection() {
  const { t } = useTranslation('settings')
  return (
    <section aria-labelledby="speech-title">
      <h2 id="speech-title" className="panel-title">
        {t('speech.title')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('speech.lead')}</p>
      <div className="mt-5 flex flex-col gap-8">
        <PanelBoundary>
          <EngineList />
        </PanelBoundary>
        <PanelBoundary>
          <ModelList />
        </PanelBoundary>
      </div>
    </section>
  )
}
