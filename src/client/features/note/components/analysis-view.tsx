import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import type { CalendarEvent, Evidence, NoteAnalysis, NoteTask, Priority } from '#shared/contract/analysis.ts'
import { startOfDay } from '../local-day.ts'
import { AnalysedBy } from './analysed-by.tsx'
import { EvidenceButton } from './evidence-button.tsx'

interface AnalysisViewProps {
  analysis: NoteAnalysis
  /** Plays from a second of the note; null until there is sound. */
  onPlay: ((seconds: number) => void) | null
}

/** What follows from a note: each item with the words it rests on. */
export function AnalysisView({ analysis, onPlay }: AnalysisViewProps) {
  const { t } = useTranslation('note')
  const { keyPoints, actionItems, events, decisions, questions } = analysis
  const empty = [keyPoints, actionItems, events, decisions, questions].every((items) => items.length === 0)
  return (
    <div className="flex flex-col gap-7">
      {empty && <p className="text-ink-soft">{t('nothing')}</p>}
      <Section title={t('actionItems')} items={actionItems} onPlay={onPlay}>
        {(item) => <ActionItemText item={item} />}
      </Section>
      <Section title={t('events')} items={events} onPlay={onPlay}>
        {(event) => <EventText event={event} />}
      </Section>
      <Section title={t('decisions')} items={decisions} onPlay={onPlay}>
        {(decision) => decision.text}
      </Section>
      <Section title={t('keyPoints')} items={keyPoints} onPlay={onPlay}>
        {(point) => point.text}
      </Section>
      <Section title={t('questions')} items={questions} onPlay={onPlay}>
        {(question) => question.text}
      </Section>
      <AnalysedBy analysis={analysis} />
    </div>
  )
}

interface SectionProps<Item> {
  title: string
  items: readonly Item[]
  onPlay: AnalysisViewProps['onPlay']
  children: (item: Item) => ReactNode
}

function Section<Item extends { evidence: Evidence | null }>({ title, items, onPlay, children }: SectionProps<Item>) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold text-ink-soft text-sm">{title}</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {items.map((item) => (
          <li key={JSON.stringify(item)} className="py-3">
            {children(item)}
            {item.evidence && <EvidenceButton evidence={item.evidence} onPlay={onPlay} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const PRIORITY_TONES: Record<Priority, BadgeTone> = {
  urgent: 'accent',
  high: 'dusk',
  medium: 'neutral',
  low: 'neutral',
}

function ActionItemText({ item }: { item: NoteTask }) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const due = item.dueAt ? format.dateTime(item.dueAt) : item.dueDate && format.date(startOfDay(item.dueDate))
  const who = item.who === 'me' ? t('me') : item.who
  return (
    <>
      <p className="font-medium">{item.title}</p>
      {item.description && item.description !== item.title && <p className="text-ink-soft">{item.description}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft text-sm">
        {who && <span>{who}</span>}
        <span className={due ? undefined : 'text-ink-faint'}>{due ? t('due', { date: due }) : t('noDate')}</span>
        <Badge tone={PRIORITY_TONES[item.priority]}>{t(`priority.${item.priority}`)}</Badge>
      </p>
    </>
  )
}

function EventText({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('note')
  const format = useFormat()
  const language = useLanguage()
  return (
    <div className="flex gap-3">
      <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-ink-faint" />
      <div>
        <p className="font-medium">{event.title}</p>
        <p className="text-ink-soft text-sm">{describeTime(event)}</p>
        {event.place && <p className="text-ink-soft text-sm">{event.place}</p>}
        {event.people.length > 0 && (
          <p className="text-ink-soft text-sm">
            {t('with', { people: new Intl.ListFormat(language).format(event.people) })}
          </p>
        )}
        {event.confidence < 1 && (
          <p className="text-ink-faint text-sm">
            {t('confidence', { percent: format.percent(event.confidence * 100) })}
          </p>
        )}
      </div>
    </div>
  )

  function describeTime({ allDay, day, dateTime, end }: CalendarEvent): string {
    if (allDay && day) return `${format.date(startOfDay(day))} · ${t('allDay')}`
    if (!dateTime) return t('noDate')
    const sameDay = end && new Date(end).toDateString() === new Date(dateTime).toDateString()
    if (!end) return format.dateTime(dateTime)
    return `${format.dateTime(dateTime)} – ${sameDay ? format.time(end) : format.dateTime(end)}`
  }
}
