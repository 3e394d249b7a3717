import { buildUrl } from '#client/api/api-client.ts'
import { ApiError } from '#client/api/api-error.ts'
import type { ApiInput, ApiRoute } from '#client/api/api-routes.ts'
import { saveFile } from '#client/api/save-file.ts'
import { translate } from '#client/i18n/i18n.ts'
import type { ExportFormat, ExportSection } from '#shared/contract/exports.ts'

const FILE = 'GET /api/voice-notes/:id/export' satisfies ApiRoute
const PDF = 'POST /api/voice-notes/:id/export-pdf' satisfies ApiRoute

type PdfInput = ApiInput<typeof PDF>['body']

interface FileInput {
  format: ExportFormat
  /** The sections of a document; all of them by default. */
  sections?: ExportSection[]
}

/** Saves a note as a file in one of the formats that every plan includes. */
export function exportFileMutation(noteId: string) {
  return {
    mutationFn: (input: FileInput) => saveFile(buildUrl(FILE.replace('GET ', ''), { id: noteId }, { ...input })),
    meta: { errorToast: { title: () => translate('exports:failed') } },
  }
}

/** Saves the given sections of a note as a PDF. */
export function exportPdfMutation(noteId: string) {
  return {
    mutationFn: (sections: ExportSection[]) => {
      const body: PdfInput = { sections }
      return saveFile(buildUrl(PDF.replace('POST ', ''), { id: noteId }), { method: 'POST', body })
    },
    // Specification, section 8. If the plan has ended meanwhile, trying again does not help.
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
