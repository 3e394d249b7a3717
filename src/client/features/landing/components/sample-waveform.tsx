import { joinClasses } from '#client/ui/styles/class-names.ts'

/** The waveform of the sample note, and how much of it has been played (0 to 1). Decoration only. */
export function SampleWaveform({ levels, played }: { levels: readonly number[]; played: number }) {
  return (
    <div aria-hidden="true" className="flex h-12 min-w-0 grow items-center justify-between">
      {levels.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are fixed
          key={index}
          className={joinClasses(
            'w-[3px] rounded-full max-sm:nth-[even]:hidden',
            index < played * levels.length ? 'bg-accent' : 'bg-outline/45',
          )}
          style={{ height: `${level}%` }}
        />
      ))}
    </div>
  )
}
