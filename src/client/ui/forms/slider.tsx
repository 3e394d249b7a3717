import { Slider as RadixSlider } from 'radix-ui'
import { joinClasses } from '../styles/class-names.ts'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value in words, for screen readers: '1 minute 20 of 3 minutes'. */
  valueText: string
  onValueChange: (value: number) => void
  className?: string
}

/** Chooses a number along a line; arrow keys change it by steps. */
export function Slider({ label, value, min, max, step, valueText, onValueChange, className }: SliderProps) {
  return (
    <RadixSlider.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => {
        if (next !== undefined) onValueChange(next)
      }}
      className={joinClasses('relative flex h-11 w-full touch-none select-none items-center', className)}
    >
      <RadixSlider.Track className="relative h-1 grow rounded-full bg-hairline">
        <RadixSlider.Range className="absolute h-full rounded-full bg-accent" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-5 rounded-full border-2 border-accent bg-surface after:absolute after:-inset-3"
      />
    </RadixSlider.Root>
  )
}
