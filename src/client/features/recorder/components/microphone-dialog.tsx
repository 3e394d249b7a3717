import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#client/ui/buttons/button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { Switch } from '#client/ui/forms/switch.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import {
  type MicrophoneChoice,
  readMicrophoneChoice,
  saveMicrophoneChoice,
  shortenLabel,
} from '../capture/microphone-choice.ts'
import { type MicrophoneTest, useMicrophoneTest } from '../hooks/use-microphone-test.ts'
import { LevelDisplay } from './level-display.tsx'
import { MicrophoneHelp } from './microphone-help.tsx'
import { useSoundText } from './sound-line.tsx'

const SWITCHES = [
  { name: 'echoCancellation', text: 'echo' },
  { name: 'noiseSuppression', text: 'noise' },
  { name: 'autoGainControl', text: 'gain' },
] as const

/** Chooses this device's microphone and how it records, and lets the user test it. Each choice is stored at once. */
export function MicrophoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('microphone')
  const [choice, setChoice] = useState(() => readMicrophoneChoice(localStorage))
  const test = useMicrophoneTest(choice)

  function change(next: Partial<MicrophoneChoice>) {
    const changed = { ...choice, ...next }
    saveMicrophoneChoice(localStorage, changed)
    setChoice(changed)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={t('text')}
    >
      <DeviceSelect choice={choice} microphones={test.microphones} onChange={(device) => change({ device })} />
      {test.problem ? (
        <div className="mt-4 flex flex-col items-start gap-3">
          <MicrophoneHelp problem={test.problem} />
          <Button variant="outline" onClick={test.retry}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <LevelTest test={test} />
      )}
      <div className="mt-4 flex flex-col gap-2">
        {SWITCHES.map(({ name, text }) => (
          <Switch
            key={name}
            label={t(`${text}.label`)}
            description={t(`${text}.text`)}
            checked={choice[name]}
            onCheckedChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </div>
      <div className="mt-6 flex flex-col sm:items-end">
        <Button onClick={onClose}>{t('done')}</Button>
      </div>
    </Dialog>
  )
}

interface DeviceSelectProps {
  choice: MicrophoneChoice
  microphones: MicrophoneTest['microphones']
  onChange: (device: MicrophoneChoice['device']) => void
}

function DeviceSelect({ choice: { device }, microphones, onChange }: DeviceSelectProps) {
  const { t } = useTranslation('microphone')
  const found =
    device &&
    (microphones.find(({ id }) => id === device.id) ?? microphones.find(({ label }) => label === device.label))
  const absent =
    device && !found ? [{ value: device.id, label: t('absent', { device: shortenLabel(device.label) }) }] : []
  return (
    <Select
      label={t('title')}
      value={found?.id ?? device?.id ?? ''}
      onValueChange={(id) => onChange(microphones.find((microphone) => microphone.id === id) ?? null)}
      options={[
        { value: '', label: t('systemDefault') },
        ...microphones.map(({ id, label }) => ({ value: id, label: shortenLabel(label) })),
        ...absent,
      ]}
      className="w-full"
    />
  )
}

/** The level of the voice, with a text that says what to do or what is wrong. */
function LevelTest({ test }: { test: MicrophoneTest }) {
  const { t } = useTranslation(['microphone', 'recorder'])
  const problem = useSoundText({ interrupted: false, warning: test.warning })
  const { substitute } = test
  function describe() {
    if (!test.open) return t('recorder:asking')
    return problem || t(test.heard ? 'heard' : 'speak')
  }
  return (
    <>
      <LevelDisplay readLevel={test.readLevel} paused={!test.open} testing className="mt-4 h-16 w-full" />
      {/* The height is fixed, so that the switches do not move. */}
      <p
        role="status"
        className={joinClasses('mt-2 min-h-10 text-center text-sm', problem ? 'text-amber' : 'text-ink-soft')}
      >
        {describe()}
      </p>
      {substitute && (
        <p className="text-center text-ink-soft text-sm">
          {t('recorder:sound.substitute', { device: shortenLabel(substitute) })}
        </p>
      )}
    </>
  )
}
