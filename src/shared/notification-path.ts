/**
 * Returns the path of what a notification is about: a note, or one of its threads or follow-ups. Without a note,
 * returns the path of the settings for how long notes are kept.
 */
export function notificationPath(about: {
  noteId: string | null
  threadId: string | null
  taskId: string | null
}): string {
  const { noteId, threadId, taskId: followUpId } = about
  if (noteId === null) return '/settings#retention'
  if (threadId) return `/notes/${noteId}?thread=${threadId}`
  return followUpId ? `/notes/${noteId}?task=${followUpId}` : `/notes/${noteId}`
}
