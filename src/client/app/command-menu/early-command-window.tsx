import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { MAX_SEARCH_LENGTH } from '#shared/limits.ts'
import { type CommandWindowProps, FRAME, focusAtEnd, INPUT, SCRIM } from './window-frame.ts'

/** Takes the letters from the first moment on, while the code of the window itself is fetched. */
export function EarlyCommandWindow({ typed, onType, onClose, opener }: CommandWindowProps) {
  const { t } = useTranslation('search')

  function close() {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
    // There is nowhere else to go within the window, and the page behind it is out of reach.
    if (event.key === 'Tab') event.preventDefault()
  }

  return createPortal(
    <>
      <div aria-hidden="true" className={`${SCRIM} animate-appear`} onClick={close} />
      <div role="dialog" aria-modal="true" aria-label={t('open')} className={`${FRAME} animate-drop`}>
        <input
          ref={focusAtEnd}
          aria-label={t('open')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={INPUT}
        />
        <div aria-hidden="true" className="space-y-4 px-5 py-6">
          {['w-1/2', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
            <Skeleton key={width} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
    </>,
    document.body,
  )
}
