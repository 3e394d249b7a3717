import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyOf } from '#client/lib/browser/shortcuts.ts'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import type { Selection } from '#client/ui/selection/use-selection.ts'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import { useLongPress } from '../hooks/use-long-press.ts'
import { NoteRow } from './note-row.tsx'

interface SelectableRowProps {
  note: VoiceNote
  showDay: boolean
  selection: Selection
}

/**
 * A note in a list that can be selected: with its checkbox, which a mouse finds beside the row, with a key, or with a
 * long press. During a selection, pressing anywhere on the row selects it.
 */
export function SelectableRow({ note, showDay, selection }: SelectableRowProps) {
  const { t } = useTranslation('notes')
  const { ids, isFull, toggleOne } = selection
  const selecting = ids !== null
  const selected = ids?.has(note.id) ?? false
  const longPress = useLongPress(() => {
    if (!selecting) toggleOne(note.id)
  })

  function press(event: KeyboardEvent) {
    // The space bar presses the row's buttons, but scrolls the page from its link.
    const isOnLink = event.target instanceof Element && event.target.matches('h3 a')
    const { ctrlKey, metaKey, altKey, repeat } = event
    if (!isOnLink || ctrlKey || metaKey || altKey || repeat || !isKeyOf('select', event)) return
    event.preventDefault()
    toggleOne(note.id)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the checkbox in it, which has a role
    <div
      {...longPress}
      onKeyDown={press}
      className={joinClasses(
        'group/select relative [-webkit-touch-callout:none]',
        selecting && 'flex items-start gap-3 lg:block',
        selected &&
          'before:absolute before:inset-x-[-0.75rem] before:inset-y-0.5 before:-z-20 before:rounded-surface before:bg-accent-soft',
        'isolate',
      )}
    >
      <div
        className={joinClasses(
          // In the margin, and not positioned: a box that covers the row covers what is positioned.
          'pt-1.5 lg:float-left lg:-ml-8',
          !selecting &&
            'hidden opacity-0 transition-opacity group-focus-within/select:opacity-100 group-hover/select:opacity-100 lg:pointer-fine:block',
        )}
      >
        <Checkbox
          hideLabel
          label={note.title || t('untitled')}
          checked={selected}
          disabled={isFull && !selected}
          covers={selecting}
          // Otherwise each row would take one more press of Tab; the keys `x` and Space do the same.
          tabIndex={selecting ? 0 : -1}
          onCheckedChange={() => toggleOne(note.id)}
        />
      </div>
      <div className="min-w-0 grow">
        <NoteRow note={note} showDay={showDay} selecting={selecting} />
      </div>
    </div>
  )
}
