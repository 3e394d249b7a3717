import Upload from 'lucide-react/icons/upload'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { uploads } from '../browser-uploads.ts'
import { ACCEPTED_FILES, checkAudioFile } from '../check-audio-file.ts'
import { useFileDrop } from '../hooks/use-file-drop.ts'
import { useProblemToast } from '../hooks/use-problem-toast.ts'
import type { SpokenLanguage } from '../uploads-state.ts'
import { UploadLanguage, UploadList, UploadSpeakers } from './upload-list.tsx'

/** Accepts audio files, dropped or chosen, and shows the state of each upload. */
export function UploadPanel() {
  const { t } = useTranslation('uploads')
  const picker = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<SpokenLanguage>('auto')
  const [speakers, setSpeakers] = useState<number | undefined>()
  const showProblems = useProblemToast()
  const { id: userId } = useUser()
  const drop = useFileDrop(addFiles)

  function addFiles(files: readonly File[]) {
    const checked = files.map((file) => ({ file, problem: checkAudioFile(file) }))
    uploads.add(
      checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
      userId,
      language,
      speakers,
    )
    showProblems(checked.flatMap(({ file, problem }) => (problem ? [{ file, problem }] : [])))
  }

  return (
    <section aria-labelledby="uploads-title">
      <h2 id="uploads-title" tabIndex={-1} className="panel-title outline-none">
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
        <div className="mt-1.5 flex min-h-10 flex-wrap items-center justify-center gap-x-4 pointer-coarse:min-h-11">
          <Suspense>
            <UploadLanguage language={language} onChange={setLanguage} />
            <UploadSpeakers count={speakers} onChange={setSpeakers} />
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
            // Allows the user to choose the same file again.
            event.target.value = ''
          }}
        />
      </div>
      <UploadList />
    </section>
  )
}
