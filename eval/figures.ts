import type { Language } from '#shared/languages.ts'

/** One measured value; the report shows the languages of a measure side by side. */
export interface Figure {
  set: string
  measure: string
  language: Language
  value: number
}

export interface Counts {
  hit: number
  missed: number
  extra: number
}

export function precision({ hit, extra }: Counts): number {
  return hit / Math.max(hit + extra, 1)
}

export function recall({ hit, missed }: Counts): number {
  return hit / Math.max(hit + missed, 1)
}

export function f1(counts: Counts): number {
  return (2 * counts.hit) / Math.max(2 * counts.hit + counts.missed + counts.extra, 1)
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
}

/** Returns the mean of the F1 scores of all classes. */
export function macroF1(pairs: readonly { gold: string; got: string }[], classes: readonly string[]): number {
  return mean(
    classes.map((name) =>
      f1({
        hit: pairs.filter(({ gold, got }) => gold === name && got === name).length,
        missed: pairs.filter(({ gold, got }) => gold === name && got !== name).length,
        extra: pairs.filter(({ gold, got }) => gold !== name && got === name).length,
      }),
    ),
  )
}

/** Returns half the width of a 95% interval, by resampling with a fixed seed. */
export function spread<T>(items: readonly T[], measure: (sample: T[]) => number): number {
  let state = 1
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return state % items.length
  }
  const values = Array.from({ length: 200 }, () => measure(items.map(() => items[next()] as T))).sort((a, b) => a - b)
  return ((values[194] ?? 0) - (values[5] ?? 0)) / 2
}
