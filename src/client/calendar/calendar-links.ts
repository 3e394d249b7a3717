import type { CalendarEntry } from './calendar-entry.ts'

/** The page of Google Calendar that offers to keep an entry. */
export function googleLink(entry: CalendarEntry): string {
  const form = entry.allDay ? compactDay : compactInstant
  return build('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${form(entry.begin)}/${form(entry.end)}`,
    details: entry.details,
    location: entry.place,
  })
}

/** The same of Outlook: at work or school, or a private account. */
export function outlookLink(entry: CalendarEntry, account: 'work' | 'private'): string {
  const host = account === 'work' ? 'outlook.office.com' : 'outlook.live.com'
  const form = entry.allDay ? localDay : (date: Date) => date.toISOString()
  return build(`https://${host}/calendar/0/deeplink/compose`, {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: form(entry.begin),
    enddt: form(entry.end),
    allday: entry.allDay ? 'true' : '',
    location: entry.place,
    body: entry.details,
  })
}

/**
 * An address at which Android opens the calendar app that is there, with the entry filled in; where no app takes it up,
 * the browser goes to Google Calendar's page instead.
 */
export function androidLink(entry: CalendarEntry): string {
  const extras = {
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.item/event',
    'S.title': entry.title,
    'S.description': entry.details,
    'S.eventLocation': entry.place,
    // Android counts whole days in UTC.
    'l.beginTime': String(entry.allDay ? utcMidnight(entry.begin) : entry.begin.getTime()),
    'l.endTime': String(entry.allDay ? utcMidnight(entry.end) : entry.end.getTime()),
    'B.allDay': String(entry.allDay),
    'S.browser_fallback_url': googleLink(entry),
  }
  const parts = Object.entries(extras).filter(([, value]) => value !== '')
  return `intent:#Intent;${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(';')};end`
}

/** Spaces as %20: some calendars show a plus sign as it is. */
function build(address: string, values: Record<string, string>): string {
  const parts = Object.entries(values).filter(([, value]) => value !== '')
  return `${address}?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** `20261121T100000Z`. */
function compactInstant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** `2026-11-21`, as this device's clock has it. */
function localDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function compactDay(date: Date): string {
  return localDay(date).replaceAll('-', '')
}

function utcMidnight(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
}
