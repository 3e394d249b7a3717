import { Suspense, useEffect, useState } from 'react'
import { isFreeKey } from '#client/lib/browser/keyboard-target.ts'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'
import { lazyExtra } from '#client/ui/deferred/lazy-part.ts'
import type { ShortcutsWindowProps } from './shortcuts-window.tsx'

// What runs beside it, such as the recorder, must go on.
const ShortcutsWindow = lazyExtra<ShortcutsWindowProps>(
  async () => (await import('./shortcuts-window.tsx')).ShortcutsWindow,
)

/** Opens the window that lists all keys, with the question mark. */
export function ShortcutsKey({ places }: Pick<ShortcutsWindowProps, 'places'>) {
  const [open, setOpen] = useState(false)
  // Loaded with the first question mark, and kept, so that it can play its closing animation.
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
