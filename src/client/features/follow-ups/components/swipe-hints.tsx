import CalendarClock from 'lucide-react/icons/calendar-clock'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'

const HINT =
  'pointer-events-none invisible absolute inset-y-0 flex w-40 items-center gap-2 text-ink-faint text-sm group-data-far/row:font-semibold group-data-far/row:text-accent'

/** Shows beside a swiped follow-up what the swipe will do. Purely visual: everybody else has the buttons. */
export function SwipeHints() {
  const { t } = useTranslation('followUps')
  return (
    <>
      <span aria-hidden="true" className={`${HINT} right-full mr-4 justify-end group-data-[swiping=right]/row:visible`}>
        {t('select.complete')}
        <Check className="size-5 shrink-0" />
      </span>
      <span aria-hidden="true" className={`${HINT} left-full ml-4 group-data-[swiping=left]/row:visible`}>
        <CalendarClock className="size-5 shrink-0" />
        {t('move.tomorrow')}
      </span>
    </>
  )
}
