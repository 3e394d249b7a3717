import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translate } from '#client/i18n/i18n.ts'
import { offerUndo } from '#client/ui/overlays/offer-undo.ts'
import { inOrder } from './in-order.ts'
import { cancelItemRequests, dropItem, type ItemKind, useRefreshAfterLast } from './item-cache.ts'

type AnyKind = ItemKind<'actionItems'> | ItemKind<'events'>

interface DeletionOptions {
  remove: (id: string) => Promise<unknown>
  restore: (id: string) => Promise<unknown>
  /** The toast's text if the server fails to delete it. */
  failed: () => string
  onDeleted?: (id: string, restore: (id: string) => void) => void
}

/** Deletes follow-ups or events at once, and restores them. */
export function useDeletions(kind: AnyKind, { onDeleted, ...options }: DeletionOptions) {
  const client = useQueryClient()
  const refreshAfterLast = useRefreshAfterLast<'actionItems' | 'events'>(kind)
  const shared = {
    mutationKey: kind.mutationKey,
    meta: { errorToast: { title: () => translate('error.short'), description: options.failed } },
    onSettled: refreshAfterLast,
  }
  const restoring = useMutation({
    ...shared,
    mutationFn: (id: string) => inOrder(client, id, () => options.restore(id)),
  })
  const removing = useMutation({
    ...shared,
    mutationFn: (id: string) => inOrder(client, id, () => options.remove(id)),
    onMutate: async (id) => {
      await cancelItemRequests<'actionItems' | 'events'>(client, kind)
      return { putBack: dropItem<'actionItems' | 'events'>(client, kind, id) }
    },
    onError: (_error, _id, context) => context?.putBack(),
    onSuccess: (_answer, id) => onDeleted?.(id, restoring.mutate),
  })
  return { removing, restoring }
}

/**
 * Deletes a follow-up or event at once. The toast that reports this offers to restore it.
 * @param options.message the toast's text after the deletion
 */
export function useDeleteItem(kind: AnyKind, options: Omit<DeletionOptions, 'onDeleted'> & { message: () => string }) {
  const { message, ...rest } = options
  const onDeleted: DeletionOptions['onDeleted'] = (id, restore) => offerUndo(message(), () => restore(id))
  return useDeletions(kind, { ...rest, onDeleted }).removing
}
