import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { liveTextQuery } from '#client/api/uploads/live-text.ts'
import { LiveCaptions } from './live-captions.tsx'

/** Maximum number of the latest segments that fit. */
const SHOWN = 4

/**
 * The text that the server has recognised so far, the newest at the bottom. Until there is some, the browser's captions
 * if they are on.
 */
export function WordsSoFar({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation('recorder')
  const { data: segments = [] } = useQuery(liveTextQuery(recordingId))
  const words = segments
    .slice(-SHOWN)
    .map(({ text }) => text)
    .join(' ')
    .trim()
  return (
    // The height is fixed, so that the button does not move when the user is about to tap it. Not announced, because
    // the speaker knows the words.
    <div className="mt-4 flex min-h-21 w-full max-w-md flex-col text-center">
      {words === '' ? (
        <LiveCaptions />
      ) : (
        <section
          aria-label={t('textSoFar')}
          className="reading flex h-21 flex-col justify-end overflow-hidden text-base! leading-7!"
        >
          <p>{words}</p>
        </section>
      )}
    </div>
  )
}
