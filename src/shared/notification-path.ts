/** Returns the path of what a notification is about: a note, or one of its threads or follow-ups. */
export function notificationPath(about: { noteId: string; threadId: string | null; taskId: string | null }): string {
  const { noteId, threadId, taskId } = about
  if (threadId) return `/notes/${noteId}?thread=${threadId}`
  return taskId ? `/notes/${noteId}?task=${taskId}` : `/notes/${noteId}`
}
