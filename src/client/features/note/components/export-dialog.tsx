import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { analysisQuery } from '#client/api/notes/note-queries.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Checkbox } from '#client/ui/forms/checkbox.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import type { ExportSection } from '#shared/contract/exports.ts'
import { exportFileMutation, exportPdfMutation } from '../api/export-note.ts'
import { listSections } from '../list-sections.ts'

/** The sections' headings on the note's page. */
const LABELS = {
  summary: 'summary',
  keyPoints: 'keyPoints',
  tasks: 'actionItems',
  events: 'events',
  decisions: 'decisions',
  questions: 'questions',
  transcript: 'transcript',
} as const satisfies Record<ExportSection, string>

interface ExportDialogProps {
  noteId: string
  format: 'pdf' | 'docx'
  /** The sections excluded last time. */
  leftOut: readonly ExportSection[]
  onLeaveOut: (sections: ExportSection[]) => void
  onClose: () => void
}

/** Chooses the sections of a document; closes once the download has finished. */
export function ExportDialog({ noteId, format, leftOut, onLeaveOut, onClose }: ExportDialogProps) {
  const { t } = useTranslation('exports')
  const { t: tNote } = useTranslation('note')
  // The page already shows the analysis. If that could not be loaded, all sections are offered.
  const { data: analysis } = useQuery({ ...analysisQuery(noteId), enabled: false })
  const [hidden, setHidden] = useState(leftOut)
  const offered = listSections(analysis)
  const chosen = offered.filter((section) => !hidden.includes(section))
  const pdf = useMutation(exportPdfMutation(noteId))
  const file = useMutation(exportFileMutation(noteId))

  function submit(event: FormEvent) {
    event.preventDefault()
    onLeaveOut([...hidden])
    if (format === 'pdf') pdf.mutate(chosen, { onSuccess: onClose })
    else file.mutate({ format, sections: chosen }, { onSuccess: onClose })
  }

  function choose(section: ExportSection, isChosen: boolean) {
    setHidden(isChosen ? hidden.filter((other) => other !== section) : [...hidden, section])
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(format === 'pdf' ? 'pdfTitle' : 'docxTitle')}
    >
      <form onSubmit={submit}>
        <fieldset>
          <legend className="text-ink-soft">{t('sections')}</legend>
          <div className="mt-2">
            {offered.map((section) => (
              <Checkbox
                key={section}
                label={tNote(LABELS[section])}
                checked={!hidden.includes(section)}
                onCheckedChange={(checked) => choose(section, checked)}
              />
            ))}
          </div>
        </fieldset>
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" busy={pdf.isPending || file.isPending} disabled={chosen.length === 0}>
            {t('download')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
