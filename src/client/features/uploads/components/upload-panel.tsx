import Upload from 'lucide-react/icons/upload'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import { uploads } from '../browser-uploads.ts'
import { ACCEPTED_FILES, checkAudioFile, type FileProblem } from '../check-audio-file.ts'
import { useFileDrop } from '../hooks/use-file-drop.ts'
import { mayChangeLanguage, type SpokenLanguage } from '../uploads-state.ts'
import { UploadRow } from './upload-row.tsx'

// Its texts come later than the dashboard's.
const UploadLanguage = lazy(async () => {
  const [{ UploadLanguage: Choice }] = await Promise.all([import('./upload-language.tsx'), loadSharingTexts()])
  return { default: Choice }
})

/** Accepts audio files, dropped or chosen, and shows the state of each upload. */
export function UploadPanel() {
  const { t } = useTranslation('uploads')
  const picker = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<SpokenLanguage>('auto')
  const list = useSyncExternalStore(uploads.subscribe, uploads.getState)
  const showProblems = useProblemToast()
  const drop = useFileDrop(addFiles)

  function addFiles(files: readonly File[]) {
    const checked = files.map((file) => ({ file, problem: checkAudioFile(file) }))
    uploads.add(
      checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
      language,
    )
    showProblems(checked.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : [])))
  }

  return (
    <section aria-labelledby="uploads-title">
      <h2 id="uploads-title" className="panel-title">
        {t('title')}
      </h2>
      <div
        {...drop.target}
        className={joinClasses(
          'mt-3 flex flex-col items-center rounded-surface border border-dashed px-5 py-6 text-center transition-colors duration-150',
          drop.over ? 'border-accent bg-accent-soft' : 'border-outline/70',
        )}
      >
        <p className="pointer-coarse:hidden text-ink-soft">
          {t('drop')} <span className="text-ink-faint">{t('or')}</span>
        </p>
        <Button
          variant="outline"
          className="mt-3 pointer-coarse:mt-0"
          icon={<Upload aria-hidden="true" className="size-4" />}
          onClick={() => picker.current?.click()}
        >
          {t('choose')}
        </Button>
        <div className="mt-1.5 flex min-h-10 items-center pointer-coarse:min-h-11">
          <Suspense>
            <UploadLanguage language={language} onChange={setLanguage} />
          </Suspense>
        </div>
        <p className="mt-1.5 max-w-sm text-ink-faint text-sm">{t('hint')}</p>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          accept={ACCEPTED_FILES}
          onChange={(event) => {
            addFiles([...(event.target.files ?? [])])
            // Lets the user choose the same file again.
            event.target.value = ''
          }}
        />
      </div>
      {list.length > 0 && (
        <ul aria-label={t('list')} className="mt-2 divide-y divide-hairline">
          {list.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={() => uploads.remove(upload.id)}
              onPause={() => uploads.pause(upload.id)}
              onResume={() => uploads.resume(upload.id)}
            >
              {mayChangeLanguage(upload) && (
                <Suspense>
                  <UploadLanguage
                    name={upload.file.name}
                    language={upload.language}
                    onChange={(chosen) => uploads.setLanguage(upload.id, chosen)}
                  />
                </Suspense>
              )}
            </UploadRow>
          ))}
        </ul>
      )}
    </section>
  )
}

const TITLES = { format: 'invalidTitle', size: 'tooLargeTitle', empty: 'emptyTitle' } as const
const TEXTS = { format: 'invalidText', size: 'tooLargeText', empty: 'emptyText' } as const

/**
 * Shows one toast for all rejected files, since only one is visible at a time: the first by name, the rest as a number.
 */
function useProblemToast() {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  return (refused: readonly { file: File; problem: FileProblem }[]) => {
    const [first, ...others] = refused
    if (!first) return
    const { file, problem } = first
    const size = format.bytes(file.size)
    const reason = t(TEXTS[problem], { name: file.name, size, max: format.bytes(MAX_UPLOAD_BYTES) })
    const rest = others.length > 0 ? ` (${t('others', { count: others.length })})` : ''
    showToast({ title: t(TITLES[problem]), description: reason + rest, variant: 'destructive' })
  }
}
