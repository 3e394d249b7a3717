import { useEffect, useEffectEvent } from 'react'
import { isFreeLetter } from '#client/lib/browser/keyboard-target.ts'

interface RecorderKeys {
  onToggle: () => void
  onCancel?: () => void
}

/** R starts and stops, Esc asks whether to cancel; anywhere except in a field or a dialog. */
export function useRecorderKeys({ onToggle, onCancel }: RecorderKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeLetter(event)) return
    if (event.key === 'r' || event.key === 'R') onToggle()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
