import LoaderCircle from 'lucide-react/icons/loader-circle'
import { joinClasses } from '../styles/class-names.ts'

/** A turning ring, silent to screen readers: what is awaited is said by the text beside it. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={joinClasses('size-4 animate-spin', className)} />
}
