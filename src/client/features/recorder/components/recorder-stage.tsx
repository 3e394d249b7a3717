import { recorder } from '../capture/browser-recorder.ts'
import type { RecorderState } from '../recorder-state.ts'
import { RecordedView } from './recorded-view.tsx'
import { RecordingView } from './recording-view.tsx'
import { UploadingView } from './uploading-view.tsx'

interface RecorderStageProps {
  state: RecorderState
  /** Whole seconds so far. */
  seconds: number
  onStart: () => void
  /** Asks whether to discard the recording. */
  onAsk: (about: 'cancel' | 'discard') => void
}

/** Shows a recording from its first second until it is sent. The recorder itself is loaded with this code. */
export function RecorderStage({ state, seconds, onStart, onAsk }: RecorderStageProps) {
  switch (state.phase) {
    case 'recording':
      return (
        <RecordingView
          seconds={seconds}
          state={state}
          readLevel={recorder.readLevel}
          onPause={recorder.pause}
          onResume={recorder.resume}
          onStop={recorder.stop}
          onCancel={() => onAsk('cancel')}
        />
      )
    case 'recorded':
      return (
        <RecordedView
          state={state}
          onSave={() => void recorder.save(state.recording)}
          onRecordOn={() => {
            recorder.putAside()
            onStart()
          }}
          onDiscard={() => onAsk('discard')}
        />
      )
    case 'uploading':
      return (
        <UploadingView
          state={state}
          onHurry={recorder.hurry}
          onPutAside={recorder.putAside}
          onStop={recorder.stopSending}
        />
      )
    default:
      return null
  }
}
