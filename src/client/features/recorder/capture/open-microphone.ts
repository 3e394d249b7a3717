import { type MicrophoneChoice, toConstraints } from './microphone-choice.ts'

/**
 * Opens the chosen microphone, or another one if that is gone. The caller stops the stream's tracks.
 * @throws the browser's own error if the microphone is refused, missing or busy (see `nameMicrophoneProblem`)
 */
export async function openMicrophone(choice: MicrophoneChoice): Promise<MediaStream> {
  const { mediaDevices } = navigator
  // The devices are needed only to find a chosen one, and recording should begin at once.
  const devices = choice.device ? await mediaDevices.enumerateDevices() : []
  return mediaDevices.getUserMedia({ audio: toConstraints(choice, devices) })
}
