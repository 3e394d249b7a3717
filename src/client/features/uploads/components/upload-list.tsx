import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { loadSharingTexts } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { uploads } from '../browser-uploads.ts'
import { mayChangeLanguage } from '../uploads-state.ts'
import { UploadRow } from './upload-row.tsx'

// Its texts are loaded after the dashboard's.
export const UploadLanguage = lazyPart(async () => {
  const [{ UploadLanguage: Choice }] = await Promise.all([import('./upload-language.tsx'), loadSharingTexts()])
  return Choice
})

export const UploadSpeakers = lazyPart(async () => {
  const [{ UploadSpeakers: Choice }] = await Promise.all([import('./upload-speakers.tsx'), loadSharingTexts()])
  return Choice
})

/** The files in the upload queue with their state and their actions. Renders nothing if there are none. */
export function UploadList() {
  const { t } = useTranslation('uploads')
  const list = useSyncExternalStore(uploads.subscribe, uploads.getState)
  if (list.length === 0) return null
  const sent = list.filter(({ status }) => status === 'success')
  function removeSent() {
    for (const { id } of sent) uploads.remove(id)
    // The button is gone with them.
    document.getElementById('uploads-title')?.focus()
  }
  return (
    <>
      {sent.length > 1 && (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={removeSent}>
          {t('removeSent')}
        </Button>
      )}
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
    </>
  )
}
