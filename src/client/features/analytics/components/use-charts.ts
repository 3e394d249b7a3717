import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import type { Analytics, AnalyticsWeek } from '#shared/contract/analytics.ts'

/** One chart: the labels along the bottom, and one or two series of values. */
export interface Chart {
  title: string
  /** A summary of the figures in words. */
  summary: string
  kind: 'bars' | 'line'
  /** Heading of the table's first column. */
  label: string
  series: { key: string; name: string }[]
  points: { label: string; values: Record<string, number | null> }[]
  /** The range of the value axis. Defaults to zero up to the highest value. */
  domain?: [number, number]
  show: (value: number) => string
}

/** Returns the charts in the order in which they are shown. */
export function useCharts({ weeks, hours }: Analytics): Chart[] {
  const { t } = useTranslation('analytics')
  const format = useFormat()
  const formatWhole = (value: number) => format.number(value, { maximumFractionDigits: 0 })
  const tenths = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const sum = (of: (week: AnalyticsWeek) => number) => weeks.reduce((total, week) => total + of(week), 0)
  const minutes = sum((week) => week.minutes)
  const byWeek = (values: (week: AnalyticsWeek) => Record<string, number | null>) =>
    weeks.map((week) => ({ label: format.day(week.start), values: values(week) }))
  const withoutNulls = (values: (number | null)[]) => values.filter((value) => value !== null)
  const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length
  const paces = withoutNulls(weeks.map(({ pace }) => pace))
  const scores = withoutNulls(weeks.map(({ sentiment }) => sentiment))
  const busiest = hours.indexOf(Math.max(...hours))
  const hasFollowUps = weeks.some((week) => week.opened !== null)
  const charts: (Chart | false)[] = [
    {
      title: t('notes.title'),
      summary: t('notes.summary', { count: sum((week) => week.notes) }),
      kind: 'bars',
      label: t('week'),
      series: [{ key: 'notes', name: t('notes.series') }],
      points: byWeek(({ notes }) => ({ notes })),
      show: formatWhole,
    },
    {
      title: t('minutes.title'),
      summary:
        minutes > 0 && minutes < 1 ? t('minutes.summaryShort') : t('minutes.summary', { count: Math.round(minutes) }),
      kind: 'bars',
      label: t('week'),
      series: [{ key: 'minutes', name: t('minutes.series') }],
      points: byWeek(({ minutes }) => ({ minutes })),
      // A few seconds have a bar, so they are not zero.
      show: (value) => (value > 0 && value < 0.1 ? `<\u00A0${tenths(0.1)}` : tenths(value)),
    },
    {
      title: t('pace.title'),
      summary: paces.length > 0 ? t('pace.summary', { pace: formatWhole(mean(paces)) }) : t('pace.none'),
      kind: 'line',
      label: t('week'),
      series: [{ key: 'pace', name: t('pace.series') }],
      points: byWeek(({ pace }) => ({ pace })),
      show: formatWhole,
    },
    {
      title: t('sentiment.title'),
      summary: scores.length > 0 ? t('sentiment.summary', { score: tenths(mean(scores)) }) : t('sentiment.none'),
      kind: 'line',
      label: t('week'),
      series: [{ key: 'sentiment', name: t('sentiment.series') }],
      points: byWeek(({ sentiment }) => ({ sentiment })),
      domain: [1, 5],
      show: tenths,
    },
    {
      title: t('hours.title'),
      summary: t('hours.summary', { hour: format.hour(busiest) }),
      kind: 'bars',
      label: t('hour'),
      series: [{ key: 'notes', name: t('notes.series') }],
      points: hours.map((notes, hour) => ({ label: format.hour(hour), values: { notes } })),
      show: formatWhole,
    },
    hasFollowUps && {
      title: t('tasks.title'),
      summary: t('tasks.summary', {
        opened: formatWhole(sum((week) => week.opened ?? 0)),
        closed: formatWhole(sum((week) => week.closed ?? 0)),
      }),
      kind: 'bars',
      label: t('week'),
      series: [
        { key: 'opened', name: t('tasks.opened') },
        { key: 'closed', name: t('tasks.closed') },
      ],
      points: byWeek(({ opened, closed }) => ({ opened, closed })),
      show: formatWhole,
    },
  ]
  return charts.filter((chart) => chart !== false)
}
