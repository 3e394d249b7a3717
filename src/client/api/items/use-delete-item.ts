import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { showToast } from '#client/ui/overlays/toast-store.ts'
import { cancelItemRequests, dropItem, type ItemKind, useRefreshAfterLast } from './item-cache.ts'

interface DeletionOptions {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** The toast's text after the deletion. */
  message: () => string
  /** The toast's text if the server fails to delete it. */
  failed: () => string
}

/** Deletes a task or event at once. The toast that says so offers to restore it. */
export function useDeleteItem(kind: ItemKind<'actionItems'> | ItemKind<'events'>, options: DeletionOptions) {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast<'actionItems' | 'events'>(kind)
  const shared = {
    mutationKey: kind.mutationKey,
    meta: { errorToast: { title: () => translate('error.short'), description: options.failed } },
    onSettled: refreshAfterLast,
  }
  const restoring = useMutation({ ...shared, mutationFn: options.restore })
  return useMutation({
    ...shared,
    mutationFn: options.remove,
    onMutate: async (id) => {
      await cancelItemRequests<'actionItems' | 'events'>(client, kind)
      return { putBack: dropItem<'actionItems' | 'events'>(client, kind, id) }
    },
    onError: (_error, _id, context) => context?.putBack(),
    onSuccess: (_answer, id) =>
      showToast({
        variant: 'success',
        title: options.message(),
        action: {
          label: translate('undo.label'),
          altText: translate('undo.alternative'),
          onSelect: () => restoring.mutate(id),
        },
      }),
  })
}
