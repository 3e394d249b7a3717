import ListChecks from 'lucide-react/icons/list-checks'
import { Button } from '../buttons/button.tsx'
import type { Selection } from './use-selection.ts'

/** Starts a selection and ends it. */
export function SelectButton({ selection, children }: { selection: Selection; children: string }) {
  return (
    <Button
      ref={selection.button}
      variant="quiet"
      size="small"
      aria-pressed={selection.ids !== null}
      className="-mr-3 aria-pressed:text-accent"
      icon={<ListChecks aria-hidden="true" className="size-4" />}
      onClick={selection.toggle}
    >
      {children}
    </Button>
  )
}
