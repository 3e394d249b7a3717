import type { ModelStatus } from '#server/models/model-library.ts'
import { type LocalModelInfo, MODEL_FAILURES } from '#shared/contract/models.ts'

/**
 * Presents a model for users.
 * @param started whether this process is downloading it on a user's request, even if no byte has arrived yet.
 * @param manageable whether the user may cancel the download.
 */
export function presentModel(model: ModelStatus, started: boolean, manageable: boolean): LocalModelInfo {
  const { kind, name, title, languages, bytes, memoryBytes, takesTerms, takesLanguage, licence, chosen, choosable } =
    model
  const { keptBytes, errorRates } = model
  return {
    kind,
    name,
    title,
    bytes,
    memoryBytes,
    takesTerms,
    takesLanguage,
    licence,
    chosen,
    choosable,
    keptBytes,
    errorRates: [...errorRates],
    languages: languages && [...languages],
    state: presentState(model, started, manageable),
  }
}

function presentState({ state, bytes }: ModelStatus, started: boolean, cancellable: boolean): LocalModelInfo['state'] {
  if (state.status === 'ready') return state
  if (state.status === 'downloading') {
    const { status, bytesDone, bytesTotal } = state
    return { status, bytesDone, bytesTotal, cancellable }
  }
  if (started) return { status: 'downloading', bytesDone: 0, bytesTotal: bytes ?? 0, cancellable }
  if (state.status === 'idle') return state
  const { status, nextTryAt } = state
  return { status, nextTryAt, code: MODEL_FAILURES.find((code) => code === state.code) ?? 'interrupted' }
}
