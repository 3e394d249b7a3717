import { Suspense, useEffect, useState } from 'react'
import { isFreeKey } from '#client/lib/browser/keyboard-target.ts'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'
import { lazyExtra } from '#client/ui/deferred/lazy-part.ts'
import type { ShortcutsWindowProps } from './shortcuts-window.tsx'

// If it can't be loaded, everything beside it, such as the recorder, must continue.
const ShortcutsWindow = lazyExtra<ShortcutsWindowProps>(
  async () => (await import('./shortcuts-window.tsx')).ShortcutsWindow,
)

/** Opens the window that lists all keys when the user types a question mark. */
export function ShortcutsKey({ places }: Pick<ShortcutsWindowProps, 'places'>) {
  const [open, setOpen] = useState(false)
  // Loaded at the first question mark and then kept mounted, so that it can play its closing animation.
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isKeyOf('list', event) || !isFreeKey(event)) return
      event.preventDefault()
      setAsked(true)
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Suspense>{asked && <ShortcutsWindow open={open} onOpenChange={setOpen} {...(places && { places })} />}</Suspense>
  )
}
