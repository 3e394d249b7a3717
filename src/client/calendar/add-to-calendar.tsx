import { useMutation } from '@tanstack/react-query'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import { chooseLocale } from '#client/i18n/choose-language.ts'
import { translate } from '#client/i18n/i18n.ts'
import { labelWith } from '#client/i18n/label-with.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { useListFormat } from '#client/i18n/use-list-format.ts'
import { noteMomentPath } from '#client/lib/addresses/note-moment.ts'
import { buttonClasses } from '#client/ui/buttons/button-classes.ts'
import { Menu, type MenuItem } from '#client/ui/overlays/menu.tsx'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import { differsHere } from '#client/zones/zoned-time.tsx'
import type { NoteEvent } from '#shared/contract/analysis.ts'
import { type CalendarEntry, calendarEntry } from './calendar-entry.ts'
import { androidLink, googleLink, outlookLink } from './calendar-links.ts'
import { useMarkAdded } from './event-mutations.ts'
import { phoneKind } from './phone-kind.ts'
import { eventFileUrl, saveEventFile } from './save-event-file.ts'

interface AddToCalendarProps {
  event: NoteEvent
  noteId: string
  /** The zone of the event's note. */
  timezone: string
}

/** Adds an event to a calendar: the phone's own first if there is one, Google's, Outlook's, or a file. */
export function AddToCalendar({ event, noteId, timezone }: AddToCalendarProps) {
  const { t } = useTranslation('events')
  const formatList = useListFormat()
  const language = useLanguage()
  const marking = useMarkAdded()
  const saving = useMutation({
    mutationFn: () => saveEventFile(event.id, `${t('fileName')}.ics`),
    meta: { errorToast: { title: () => translate('events:fileFailed') } },
    onSuccess: () => markAdded(),
  })

  function markAdded() {
    if (event.isAdded) return
    marking.mutate({ id: event.id, isAdded: true })
    offerUndo(t('markedAdded'), () => marking.mutate({ id: event.id, isAdded: false }))
  }

  async function entry(): Promise<CalendarEntry> {
    const people = event.people.length > 0 ? t('with', { people: formatList(event.people) }) : ''
    const source = new URL(noteMomentPath(noteId, event.evidence.start), window.location.origin).href
    return calendarEntry(event, [people, await sayWhen(), source])
  }

  /** Returns the stated time if this device's clock shows another one, because the calendar shows only the latter. */
  async function sayWhen(): Promise<string> {
    const { allDay, dateTime, end } = event
    if (allDay || !dateTime || !differsHere(timezone, dateTime, end)) return ''
    // Already loaded, because the event's time is shown with it.
    const { formatSaid } = await import('#client/zones/format-two-zones.ts')
    const span = { begin: new Date(dateTime), end: end === null ? null : new Date(end) }
    return formatSaid(span, { language, locale: chooseLocale(language, navigator.languages), there: timezone })
  }

  /** Opens a separate window, so that nothing on this page is lost. */
  const open = (link: (entry: CalendarEntry) => string) => async () => {
    window.open(link(await entry()), '_blank', 'noopener')
    markAdded()
  }

  const items: MenuItem[] = [
    { label: 'Google Calendar', onSelect: open(googleLink) },
    { label: 'Outlook', onSelect: open((shown) => outlookLink(shown, 'work')) },
    { label: 'Outlook.com', onSelect: open((shown) => outlookLink(shown, 'private')) },
    { label: t('file'), onSelect: () => saving.mutate() },
    // The feed contains events marked as added.
    { label: t('subscribed'), onSelect: markAdded },
  ]
  const phone = phoneKind(navigator)
  if (phone) {
    items.unshift({
      label: t('phone'),
      onSelect: async () => {
        // When an iPhone navigates to a calendar file, it offers to add its event, so the page has nothing else to do.
        window.location.assign(phone === 'apple' ? eventFileUrl(event.id) : androidLink(await entry()))
        markAdded()
      },
    })
  }
  const Icon = event.isAdded ? CalendarCheck : CalendarPlus
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={labelWith(event.isAdded ? t('addAgain') : t('add'), event.title)}
          className={buttonClasses({
            size: 'small',
            // Aligns its label with the text above it.
            ...(event.isAdded ? { variant: 'quiet', className: '-ml-3' } : { variant: 'outline' }),
          })}
        >
          <Icon aria-hidden="true" className="size-4" />
          {event.isAdded ? t('addAgain') : t('add')}
        </button>
      }
      items={items}
    />
  )
}
