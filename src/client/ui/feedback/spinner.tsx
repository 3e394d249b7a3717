import LoaderCircle from 'lucide-react/icons/loader-circle'
import { joinClasses } from '../styles/class-names.ts'

/** A spinning circle, hidden from screen readers, since the text next to it says what is loading. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={joinClasses('size-4 animate-spin', className)} />
}
