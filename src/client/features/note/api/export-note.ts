import { translate } from '#client/i18n/i18n.ts'
import { buildUrl } from '#client/lib/api-client.ts'
import { ApiError } from '#client/lib/api-error.ts'
import type { ApiInput, ApiRoute } from '#client/lib/api-routes.ts'
import { saveFile } from '#client/lib/save-file.ts'
import type { ExportFormat, ExportSection } from '#shared/contract/exports.ts'

const FILE = 'GET /api/voice-notes/:id/export' satisfies ApiRoute
const PDF = 'POST /api/voice-notes/:id/export-pdf' satisfies ApiRoute

type PdfWish = ApiInput<typeof PDF>['body']

/** All of a PDF but what was said word for word. */
const FINDINGS: ExportSection[] = ['summary', 'keyPoints', 'tasks', 'events', 'decisions', 'questions']

/** Saves a note as a file of a plain format. */
export function exportFileMutation(noteId: string) {
  return {
    mutationFn: (format: ExportFormat) => saveFile(buildUrl(FILE.replace('GET ', ''), { id: noteId }, { format })),
    meta: { errorToast: { title: () => translate('exports:failed') } },
  }
}

/** Saves a note as a PDF, with its transcript or without. */
export function exportPdfMutation(noteId: string) {
  return {
    mutationFn: ({ transcript }: { transcript: boolean }) => {
      const body: PdfWish = transcript ? {} : { sections: FINDINGS }
      return saveFile(buildUrl(PDF.replace('POST ', ''), { id: noteId }), { method: 'POST', body })
    },
    // Specification, section 8. Where the plan has ended meanwhile, trying again would not help.
    meta: {
      errorToast: {
        title: () => translate('error.short'),
        description: (error: Error) => translate(isPremiumMissing(error) ? 'exports:premiumText' : 'exports:pdfFailed'),
      },
    },
  }
}

function isPremiumMissing(error: Error): boolean {
  return error instanceof ApiError && error.code === 'premium_required'
}
