import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '#client/api/account/settings-query.ts'
import { saveBlob } from '#client/api/save-file.ts'
import { labelWith } from '#client/i18n/label-with.ts'
import { useFormat } from '#client/i18n/use-format.ts'
import type { PendingRecording } from '#client/lib/recordings/pending-recordings.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { nameRecording } from '../capture/recording-format.ts'
import { useBlobPlayer } from '../hooks/use-blob-player.ts'
import { type Leftovers, useLeftovers } from '../hooks/use-leftovers.ts'
import type { RecorderState } from '../recorder-state.ts'

interface LeftoverListProps {
  userId: string
  state: RecorderState
}

/** The recordings that exist only on this device, each with its actions. */
export function LeftoverList({ userId, state }: LeftoverListProps) {
  const { t } = useTranslation('leftovers')
  const leftovers = useLeftovers(userId, state)
  const { data: settings } = useQuery(settingsQuery)
  const { recordings, sender } = leftovers
  if (recordings.length === 0) return null
  const isAutomatic = settings?.autoSave === true && recordings.every(({ id }) => !sender.refused.has(id))
  return (
    <section className="w-full rounded-surface border border-outline/50 bg-surface p-4">
      <h3 className="font-medium">{t('title', { count: recordings.length })}</h3>
      <p className="text-ink-soft text-sm">{t(isAutomatic ? 'automatic' : 'text', { count: recordings.length })}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {recordings.map((recording) => (
          <LeftoverRow
            key={recording.id}
            recording={recording}
            leftovers={leftovers}
            canUpload={state.phase === 'idle'}
          />
        ))}
      </ul>
    </section>
  )
}

interface LeftoverRowProps {
  recording: PendingRecording
  leftovers: Leftovers
  canUpload: boolean
}

function LeftoverRow({ recording, leftovers, canUpload }: LeftoverRowProps) {
  const { t } = useTranslation(['leftovers', 'recorder'])
  const format = useFormat()
  const [confirming, setConfirming] = useState(false)
  const player = useBlobPlayer()
  const { sending, refused } = leftovers.sender
  const isSending = sending === recording.id
  const refusal = refused.get(recording.id)
  const date = format.dateTime(recording.startedAt)
  const length = format.clock(recording.seconds)

  function sayUnreadable() {
    showToast({ title: t('recorder:errorTitle'), description: t('unreadable'), variant: 'destructive' })
  }

  async function fetchAudio(): Promise<Blob | null> {
    const audio = await leftovers.read(recording.id)
    if (!audio) sayUnreadable()
    return audio
  }

  async function listen() {
    const audio = await fetchAudio()
    if (audio) player.toggle(audio)
  }

  async function download() {
    const audio = await fetchAudio()
    if (audio)
      saveBlob(audio, nameRecording(t('recorder:fileName'), recording.startedAt, recording.timezone, recording.mime))
  }

  async function upload() {
    if (!(await leftovers.upload(recording))) sayUnreadable()
  }

  return (
    <li className="flex flex-wrap items-center gap-x-1 gap-y-2 py-2.5">
      <p className="min-w-[min(10rem,100%)] grow">
        <span className="block">{date}</span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {player.playing ? format.clock(player.time) : length}
        </span>
        {refusal && <span className="block text-red text-sm">{refusal}</span>}
      </p>
      <IconButton
        label={labelWith(
          player.playing ? t('recorder:stopListening') : t('recorder:listen'),
          t('item', { date, length }),
        )}
        icon={
          player.playing ? (
            <Pause aria-hidden="true" className="size-4" />
          ) : (
            <Play aria-hidden="true" className="size-4" />
          )
        }
        onClick={listen}
      />
      <IconButton
        label={labelWith(t('download'), t('item', { date, length }))}
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={download}
      />
      <IconButton
        label={labelWith(t('recorder:discard'), t('item', { date, length }))}
        variant="danger-quiet"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setConfirming(true)}
      />
      <Button
        size="small"
        className="ml-1"
        disabled={!canUpload}
        busy={isSending}
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={upload}
      >
        {t(isSending ? 'sending' : 'upload')}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('recorder:discardTitle')}
        description={t('recorder:discardText', { length })}
        confirmLabel={t('recorder:discard')}
        cancelLabel={t('recorder:keep')}
        destructive
        onConfirm={() => void leftovers.discard(recording.id)}
      />
    </li>
  )
}
