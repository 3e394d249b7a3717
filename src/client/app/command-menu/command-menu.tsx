import Search from 'lucide-react/icons/search'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadFindingTexts, loadSharingTexts } from '#client/i18n/i18n.ts'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { lazyPart } from '#client/ui/deferred/lazy-part.ts'
import { EarlyCommandWindow } from './early-command-window.tsx'

// Not needed until it is opened.
const CommandWindow = lazyPart(async () => {
  const code = import('./command-window.tsx')
  const [{ CommandWindow: Window }] = await Promise.all([code, loadFindingTexts(), loadSharingTexts()])
  return Window
})

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/**
 * Quick access to everything by typing a few letters: from a button in the header, or anywhere with Ctrl or Cmd and K.
 */
export function CommandMenu() {
  const { t } = useTranslation('search')
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  // The words with which Enter was pressed. They are run as soon as it is known what they match.
  const [entered, setEntered] = useState<string | null>(null)
  // The first time, the early window has already played the opening animation.
  const [openedBefore, setOpenedBefore] = useState(false)
  const opener = useRef<Element | null>(null)

  function openWindow() {
    opener.current = document.activeElement
    type('')
    setOpen(true)
  }

  function type(next: string) {
    setTyped(next)
    setEntered(null)
  }

  function close() {
    setOpen(false)
    setOpenedBefore(true)
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (open) close()
      else openWindow()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })

  const shared = { typed, onType: type, onEnter: setEntered, onClose: close }
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openWindow}
        className={iconButtonClasses('quiet', 'lg:w-auto! lg:gap-3 lg:border lg:border-outline/40 lg:px-3')}
      >
        <Search aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
        <span className="sr-only text-ink-faint text-sm lg:not-sr-only">{t('label')}</span>
        <span className="hidden text-ink-faint text-xs lg:inline">{isMac ? '⌘K' : 'Ctrl K'}</span>
      </button>
      <Suspense fallback={open && <EarlyCommandWindow {...shared} />}>
        {open && <CommandWindow {...shared} entered={entered} opener={opener} moves={openedBefore} />}
      </Suspense>
    </>
  )
}
