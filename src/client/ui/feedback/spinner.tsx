import LoaderCircle from 'lucide-react/icons/loader-circle'
import { joinClasses } from '../styles/class-names.ts'

/** A spinning ring, hidden from screen readers: the text beside it says what is being waited for. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={joinClasses('size-4 animate-spin', className)} />
}
