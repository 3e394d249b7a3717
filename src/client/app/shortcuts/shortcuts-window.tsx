import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { SHORTCUT_PLACES, SHORTCUTS, type ShortcutId } from '#client/lib/browser/shortcuts.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'

export interface ShortcutsWindowProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The places that exist on the page. */
  places?: readonly (typeof SHORTCUT_PLACES)[number][]
}

const IDS = Object.keys(SHORTCUTS) as ShortcutId[]
const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Lists the app's keys by the place where they work. */
export function ShortcutsWindow({ open, onOpenChange, places = SHORTCUT_PLACES }: ShortcutsWindowProps) {
  const { t } = useTranslation('shortcuts')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')}>
      <div className="flex flex-col gap-6">
        {places.map((place) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <h3 id={`shortcuts-${place}`} className="font-semibold text-ink-soft text-sm">
              {t(`places.${place}`)}
            </h3>
            <dl className="mt-1.5 divide-y divide-hairline">
              {IDS.filter((id) => SHORTCUTS[id].place === place).map((id) => (
                <div key={id} className="flex items-center justify-between gap-4 py-2">
                  <dt>{t(`acts.${id}`, { count: secondsOf(id) })}</dt>
                  <dd className="flex shrink-0 items-center gap-1.5 text-ink-faint text-sm">
                    <Keys id={id} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function secondsOf(id: ShortcutId): number {
  const shortcut = SHORTCUTS[id]
  return 'seconds' in shortcut ? shortcut.seconds : 0
}

function Keys({ id }: { id: ShortcutId }) {
  const { t } = useTranslation('shortcuts')
  const nameOf = (key: string) => {
    switch (key) {
      case 'mod':
        return isMac ? '⌘' : t('names.control')
      case ' ':
        return t('names.space')
      case 'Enter':
        return t('names.enter')
      case 'Escape':
        return t('names.escape')
      case 'ArrowLeft':
        return '←'
      case 'ArrowRight':
        return '→'
      case 'ArrowUp':
        return '↑'
      case 'ArrowDown':
        return '↓'
      default:
        return key.toUpperCase()
    }
  }
  return SHORTCUTS[id].keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && t('or')}
      {combination.split('+').map((key) => (
        <kbd
          key={key}
          className="inline-flex min-h-7 min-w-7 items-center justify-center rounded-md border border-hairline bg-paper px-1.5 font-sans text-ink text-sm"
        >
          {nameOf(key)}
        </kbd>
      ))}
    </Fragment>
  ))
}
