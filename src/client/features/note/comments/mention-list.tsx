import { useTranslation } from 'react-i18next'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import type { Participant } from '#shared/contract/comments.ts'

interface MentionListProps {
  id: string
  people: readonly Participant[]
  active: number
  onChoose: (person: Participant) => void
}

/** The people whom an unfinished mention may refer to. The field keeps the focus and moves the active option. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  const { t } = useTranslation('comments')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('people')}
      tabIndex={-1}
      className="mt-1 max-h-48 overflow-y-auto rounded-control border border-outline bg-surface py-1 shadow-ink/10 shadow-md"
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // Pressing an option must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className={joinClasses(
            'flex min-h-10 items-center px-3 pointer-coarse:min-h-11',
            index === active ? 'bg-accent-soft text-accent' : 'hover:bg-hover',
          )}
        >
          <bdi className="truncate">{person.name}</bdi>
        </div>
      ))}
    </div>
  )
}
