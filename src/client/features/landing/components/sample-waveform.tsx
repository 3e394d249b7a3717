import { joinClasses } from '#client/ui/class-names.ts'

// Loudness of a spoken sentence, in hundredths: words, and the pauses between them.
const LEVELS = [
  8, 22, 46, 38, 64, 52, 30, 12, 6, 26, 58, 74, 48, 66, 40, 18, 8, 6, 34, 62, 88, 70, 54, 76, 44, 28, 50, 32, 10, 6, 20,
  48, 82, 60, 72, 38, 56, 24, 8, 6, 30, 54, 42, 68, 36, 52, 26, 14, 40, 60, 34, 18, 8, 6, 16, 36, 24, 12,
]
const PLAYED = 26

/** The voice of the sample note, as far as it has been heard. Decoration only. */
export function SampleWaveform() {
  return (
    <div aria-hidden="true" className="my-5 flex h-12 items-center justify-between">
      {LEVELS.map((level, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are fixed
          key={index}
          className={joinClasses('w-[3px] rounded-full', index < PLAYED ? 'bg-accent' : 'bg-outline/45')}
          style={{ height: `${level}%` }}
        />
      ))}
    </div>
  )
}
