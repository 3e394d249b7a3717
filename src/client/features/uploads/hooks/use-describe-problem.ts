import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/i18n/use-format.ts'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { FileProblem } from '../check-audio-file.ts'

/** A file that is rejected before the upload. */
export interface RefusedFile {
  file: File
  problem: FileProblem
}

const TITLES = { format: 'invalidTitle', size: 'tooLargeTitle', empty: 'emptyTitle' } as const
const TEXTS = { format: 'invalidText', size: 'tooLargeText', empty: 'emptyText' } as const

/** Returns a function that says why a file is rejected, in a title and in a sentence that names it. */
export function useDescribeProblem(): (refused: RefusedFile) => { title: string; text: string } {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  return ({ file, problem }) => {
    const sizes = { size: format.bytes(file.size), max: format.bytes(MAX_UPLOAD_BYTES) }
    return { title: t(TITLES[problem]), text: t(TEXTS[problem], { name: file.name, ...sizes }) }
  }
}
