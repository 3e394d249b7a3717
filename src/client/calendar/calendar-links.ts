import type { CalendarEntry } from './calendar-entry.ts'

/** The page of Google Calendar that offers to save an entry. */
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

/** The same for Outlook, with a work or school account or a private one. */
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
 * A URL at which Android opens the installed calendar app with the entry filled in. If no app handles it, the browser
 * goes to Google Calendar's page instead.
 */
export function androidLink(entry: CalendarEntry): string {
  const extras = {
    action: 'android.intent.action.INSERT',
    type: 'vnd.android.cursor.item/event',
    'S.title': entry.title,
    'S.description': entry.details,
    'S.eventLocation': entry.place,
    // Android expects whole days in UTC.
    'l.beginTime': String(entry.allDay ? utcMidnight(entry.begin) : entry.begin.getTime()),
    'l.endTime': String(entry.allDay ? utcMidnight(entry.end) : entry.end.getTime()),
    'B.allDay': String(entry.allDay),
    'S.browser_fallback_url': googleLink(entry),
  }
  const parts = Object.entries(extras).filter(([, value]) => value !== '')
  return `intent:#Intent;${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(';')};end`
}

/** Encodes spaces as %20, because some calendars show a plus sign literally. */
function build(address: string, values: Record<string, string>): string {
  const parts = Object.entries(values).filter(([, value]) => value !== '')
  return `${address}?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** Formats an instant as `20261121T100000Z`. */
function compactInstant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Formats a day as `2026-11-21`, in this device's time zone. */
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
