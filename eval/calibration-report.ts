import { RATED_KINDS } from '#server/analysis/confidence/confidence.ts'
import { LANGUAGES } from '#shared/languages.ts'
import type { Unseen } from './calibration.ts'
import { mean } from './figures.ts'

const BINS = 10
const BAR = 20

/** Returns the candidates by confidence, in ten bins of equal width. */
function binsOf(candidates: readonly Unseen[]): Unseen[][] {
  const binOf = ({ confidence }: Unseen) => Math.min(BINS - 1, Math.floor(confidence * BINS))
  return Array.from({ length: BINS }, (_, bin) => candidates.filter((candidate) => binOf(candidate) === bin))
}

const confidenceIn = (bin: readonly Unseen[]) => mean(bin.map(({ confidence }) => confidence))
const rightIn = (bin: readonly Unseen[]) => mean(bin.map(({ right }) => (right ? 1 : 0)))

/**
 * Returns the expected calibration error: the difference between the confidence and the share of right items, over ten bins.
 */
function calibrationError(candidates: readonly Unseen[]): number {
  const off = binsOf(candidates).map((bin) => bin.length * Math.abs(confidenceIn(bin) - rightIn(bin)))
  return off.reduce((sum, value) => sum + value, 0) / Math.max(1, candidates.length)
}

/** Formats the errors by language and a chart of each kind as Markdown. */
export function calibrationReport(candidates: readonly Unseen[]): string {
  const rows = RATED_KINDS.map((kind) => {
    const own = candidates.filter((candidate) => candidate.kind === kind)
    const cells = [...LANGUAGES.map((code) => own.filter(({ language }) => language === code)), own]
    return `| ${kind}s | ${cells.map((some) => `${calibrationError(some).toFixed(3)} of ${some.length}`).join(' | ')} |`
  })
  const head = `| error, candidates | ${[...LANGUAGES, 'all'].join(' | ')} |`
  const table = [head, `| --- |${' --- |'.repeat(LANGUAGES.length + 1)}`, ...rows].join('\n')
  const charts = RATED_KINDS.map((kind) =>
    chartOf(
      candidates.filter((candidate) => candidate.kind === kind),
      `${kind}s`,
    ),
  )
  return `${table}\n\n\`\`\`\n${charts.join('\n\n')}\n\`\`\``
}

function chartOf(candidates: readonly Unseen[], name: string): string {
  const lines = binsOf(candidates).flatMap((bin, at) => {
    if (bin.length === 0) return []
    const [said, right] = [confidenceIn(bin), rightIn(bin)]
    const bar = '█'.repeat(Math.round(right * BAR)).padEnd(BAR, '·')
    const place = Math.min(BAR - 1, Math.round(said * BAR))
    const marked = `${bar.slice(0, place)}|${bar.slice(place + 1)}`
    const band = `${(at / BINS).toFixed(1)}–${((at + 1) / BINS).toFixed(1)}`
    return [
      `${band}  ${marked}  ${right.toFixed(2)} right, ${said.toFixed(2)} said, ${String(bin.length).padStart(3)} items`,
    ]
  })
  return [`${name}: █ share that is right, | mean confidence`, ...lines].join('\n')
}
