import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SpeakerMark } from '#client/player/speaker-mark.tsx'
import { NativeChoice } from '#client/ui/forms/native-choice.tsx'
import type { Sentence, Speaker } from '#shared/contract/notes.ts'
import { areShown } from '#shared/turn-speakers.ts'
import { useSetSentenceSpeaker } from '../api/speakers.ts'

/** Stands for somebody who is not a speaker yet. */
const OTHER = 'other'

interface SentenceSpeakerProps {
  noteId: string
  version: number
  sentence: Sentence
  speakers: readonly Speaker[]
  /** Called with the speakers after a change, which may have one more, or one less. */
  onSpeakers: (speakers: readonly Speaker[]) => void
  /** When the sentence begins, as text. */
  time: string
}

/** Sets the speaker of a sentence while its text is being edited. It is saved at once, separately from the text. */
export function SentenceSpeaker({ noteId, version, sentence, speakers, onSpeakers, time }: SentenceSpeakerProps) {
  const { t } = useTranslation(['speakers', 'player'])
  const setting = useSetSentenceSpeaker(noteId)
  const [number, setNumber] = useState(sentence.speaker ?? null)
  const chosen = speakers.find((one) => one.number === number)
  const nameOf = (one: Speaker) => one.name ?? t('player:speaker', { number: one.number })

  function choose(value: string) {
    const speaker = value === OTHER ? null : Number(value)
    setting.mutate(
      { version, sentence: sentence.index, speaker },
      {
        onSuccess: (transcript) => {
          onSpeakers(transcript.speakers?.list ?? [])
          setNumber(transcript.sentences.find(({ index }) => index === sentence.index)?.speaker ?? null)
        },
      },
    )
  }

  return (
    <NativeChoice
      label={t('ofSentence', { time })}
      value={String(number ?? '')}
      onValueChange={choose}
      className="mt-0.5 shrink-0 px-1!"
      choices={[
        ...(chosen ? [] : [{ value: '', label: t('nobody') }]),
        ...speakers.map((one) => ({ value: String(one.number), label: nameOf(one) })),
        { value: OTHER, label: t('other') },
      ]}
    >
      {chosen && areShown(speakers) ? (
        <SpeakerMark speaker={chosen} />
      ) : (
        <span className="size-6 rounded-full border border-outline" />
      )}
    </NativeChoice>
  )
}
