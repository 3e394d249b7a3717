import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import type { Transcript, VoiceNote } from '#shared/contract/notes.ts'
import { mayEdit } from '../note-rights.ts'

// Not needed until the user asks for an earlier version.
const EarlierText = lazyPart(async () => (await import('./earlier-text.tsx')).EarlierText)

/** Opens the earlier versions of a text, if there are any. */
export function EarlierVersions({ note, transcript }: { note: VoiceNote; transcript: Transcript }) {
  const { t } = useTranslation('note')
  const [shownVersion, setShownVersion] = useState<number | null>(null)
  if (transcript.version <= 1) return null
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setShownVersion(transcript.version - 1)}>
        {t('again.earlier')}
      </Button>
      <Suspense>
        {shownVersion !== null && (
          <EarlierText
            noteId={note.id}
            version={shownVersion}
            onChange={setShownVersion}
            newest={transcript.version - 1}
            restorable={mayEdit(note)}
          />
        )}
      </Suspense>
    </>
  )
}
