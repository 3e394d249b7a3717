import Mic from 'lucide-react/icons/mic'
import { Spinner } from '#client/ui/feedback/spinner.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'

interface RecordButtonProps {
  /** What pressing the button does now. */
  label: string
  mode: 'start' | 'wait' | 'stop'
  onPress: () => void
  /** Called when the button is about to be pressed: it has the pointer or the focus. */
  onIntent?: () => void
}

/** The large round button that starts and stops recording. */
export function RecordButton({ label, mode, onPress, onIntent }: RecordButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={mode === 'wait' || undefined}
      aria-keyshortcuts="R"
      disabled={mode === 'wait'}
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className={joinClasses(
        'group relative flex shrink-0 items-center justify-center rounded-full border border-red-fill/35 p-1.5 transition-[border-color,scale] duration-150 hover:border-red-fill active:scale-97 disabled:opacity-60',
        mode === 'stop' ? 'size-24 short:size-18' : 'size-32 short:size-24',
      )}
    >
      <span className="flex size-full items-center justify-center rounded-full bg-red-fill text-on-red transition-colors duration-150 group-hover:bg-red-strong">
        {mode === 'start' && <Mic aria-hidden="true" className="size-11 stroke-[1.5]" />}
        {mode === 'wait' && <Spinner className="size-8" />}
        {mode === 'stop' && <span className="block size-7 rounded-[5px] bg-current" />}
      </span>
    </button>
  )
}
