import Ellipsis from 'lucide-react/icons/ellipsis'
import { iconButtonClasses } from '../buttons/button-classes.ts'
import { Menu, type MenuItem } from './menu.tsx'

interface MoreMenuProps {
  /** What the actions apply to, for screen readers. */
  label: string
  items: readonly MenuItem[]
  className?: string
}

/** The actions on one item of a list, behind three dots. */
export function MoreMenu({ label, items, className }: MoreMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" aria-label={label} className={iconButtonClasses('quiet', className)}>
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </button>
      }
      items={items}
    />
  )
}
