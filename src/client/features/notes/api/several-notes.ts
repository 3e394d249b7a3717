import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#client/api/api-client.ts'
import type { ApiRoute } from '#client/api/api-routes.ts'
import { putNote } from '#client/api/notes/note-cache.ts'
import { noteKeys } from '#client/api/notes/note-queries.ts'
import { saveFile } from '#client/api/save-file.ts'
import { translate } from '#client/i18n/i18n.ts'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import type { VoiceNote } from '#shared/contract/notes.ts'
import type { NotesFormat } from '#shared/contract/several-notes.ts'
import { TAG_LIMITS } from '#shared/limits.ts'

const ZIP = 'POST /api/voice-notes/export' satisfies ApiRoute

const idsOf = (notes: readonly VoiceNote[]) => notes.map(({ id }) => id)

/** Saves notes as a zip file with a document of each. */
export function exportNotesMutation(notes: readonly VoiceNote[]) {
  return {
    mutationFn: (format: NotesFormat) =>
      saveFile(ZIP.replace('POST ', ''), { method: 'POST', body: { ids: idsOf(notes), format } }),
    meta: { errorToast: { title: () => translate('severalNotes:downloadFailed') } },
  }
}

interface TagChange {
  notes: readonly VoiceNote[]
  tag: string
  act: 'add' | 'remove'
}

/** Adds a tag to notes or removes it from them. A toast says which notes have changed, and offers to undo that. */
export function useChangeTags() {
  const client = useQueryClient()
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async ({ notes, tag, act }: TagChange) => {
      const body = { ids: idsOf(notes), tag }
      if (act === 'add') return callApi('POST /api/voice-notes/tags/add', { body })
      return { ...(await callApi('POST /api/voice-notes/tags/remove', { body })), full: [] }
    },
    meta: { errorToast: { title: () => translate('severalNotes:tags.failed') } },
    onSuccess: ({ changed }, { notes, tag, act }) => {
      for (const note of notes) if (changed.includes(note.id)) putTag(client, note, tag, act)
      void client.invalidateQueries({ queryKey: noteKeys.narrowed() })
    },
  })

  async function change(input: TagChange) {
    const { changed, full } = await mutateAsync(input)
    const description =
      full.length > 0 ? translate('severalNotes:tags.full', { count: full.length, max: TAG_LIMITS.count }) : undefined
    if (changed.length === 0) return showToast({ title: translate('severalNotes:tags.unchanged'), description })
    const { tag, act } = input
    const said = act === 'add' ? 'severalNotes:tags.added' : 'severalNotes:tags.removed'
    const notes = input.notes.filter(({ id }) => changed.includes(id)).map((note) => withTag(note, tag, act))
    const undo = () => mutate({ notes, tag, act: act === 'add' ? 'remove' : 'add' })
    offerUndo(translate(said, { tag, count: changed.length }), undo, description)
  }
  return { change, isPending }
}

function withTag(note: VoiceNote, tag: string, act: TagChange['act']): VoiceNote {
  const others = note.tags.filter((other) => other !== tag)
  return { ...note, tags: act === 'add' ? [...others, tag] : others }
}

/** Shows the tag in the cache. Lists have only the beginning of a text, which must not replace the whole. */
function putTag(client: QueryClient, note: VoiceNote, tag: string, act: TagChange['act']): void {
  const { transcription: _beginning, ...change } = withTag(note, tag, act)
  putNote(client, change)
}
