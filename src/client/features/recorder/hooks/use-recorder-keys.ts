import { useEffect, useEffectEvent } from 'react'
import { isFreeKey } from '#client/lib/browser/keyboard-target.ts'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'

interface RecorderKeys {
  onToggle: () => void
  onCancel?: () => void
}

/**
 * R starts and stops a recording, and Esc asks whether to cancel it. Both work everywhere except in a field or a
 * dialog.
 */
export function useRecorderKeys({ onToggle, onCancel }: RecorderKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeKey(event)) return
    if (isKeyOf('record', event)) onToggle()
    else if (isKeyOf('cancel', event) && onCancel) onCancel()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
