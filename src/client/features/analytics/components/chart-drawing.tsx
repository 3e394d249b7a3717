import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { Chart } from './use-charts.ts'

/** The colours of a single series, and of the first of two. */
const ACCENT = 'var(--accent)'
const FIRST_OF_TWO = 'var(--dusk)'

/** Room for the upper half of the highest label. */
const MARGIN = { top: 8, right: 5, bottom: 0, left: 5 }

const AXIS = { tickLine: false, axisLine: false, tick: { fill: 'var(--ink-faint)', fontSize: 12 } } as const

/** The chart itself. Its content is available as text beside it. */
export function ChartDrawing({ chart }: { chart: Chart }) {
  const { kind, series, points, domain, show } = chart
  const data = points.map(({ label, values }) => ({ label, ...values }))
  const colourOf = (index: number) => (series.length > 1 && index === 0 ? FIRST_OF_TWO : ACCENT)
  const common = (
    <>
      <CartesianGrid vertical={false} stroke="var(--hairline)" />
      <XAxis
        dataKey="label"
        {...AXIS}
        interval="equidistantPreserveStart"
        minTickGap={20}
        height={24}
        {...(kind === 'line' && { padding: { left: 18, right: 18 } })}
      />
      <YAxis
        {...AXIS}
        width={36}
        allowDecimals={false}
        tickFormatter={show}
        domain={domain ?? [0, 'auto']}
        {...(domain && { ticks: [1, 2, 3, 4, 5] })}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: 'var(--hover)', stroke: 'var(--hairline)' }}
        formatter={(value) => (typeof value === 'number' ? show(value) : '–')}
        contentStyle={{
          background: 'var(--surface)',
          border: '1px solid var(--hairline)',
          borderRadius: 10,
          color: 'var(--ink)',
        }}
        labelStyle={{ color: 'var(--ink-soft)' }}
        itemStyle={{ color: 'var(--ink)' }}
      />
    </>
  )
  return (
    <ResponsiveContainer width="100%" height="100%">
      {kind === 'bars' ? (
        <BarChart data={data} margin={MARGIN} accessibilityLayer={false} barCategoryGap="25%">
          {common}
          {series.map(({ key, name }, index) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={colourOf(index)}
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      ) : (
        <LineChart data={data} margin={MARGIN} accessibilityLayer={false}>
          {common}
          {series.map(({ key, name }, index) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={colourOf(index)}
              strokeWidth={2}
              dot={{ r: 3, fill: colourOf(index) }}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      )}
    </ResponsiveContainer>
  )
}
