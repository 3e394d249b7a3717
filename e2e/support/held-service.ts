import { type FakeTranscriptionServer, startTranscriptionServer } from '#test/fakes/transcription-server.ts'

/**
 * Starts a transcription service that answers one request, so that a transcription has begun, and then holds all
 * further requests, so that the transcription can be interrupted however slow the machine is.
 * @returns `goOn` makes the service answer everything
 */
export async function startHeldService(): Promise<{ service: FakeTranscriptionServer; goOn: () => void }> {
  const service = await startTranscriptionServer()
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>()
  let answered = 0
  service.respondWith(async () => {
    answered += 1
    if (answered > 1) await released
    return { text: 'Please send the report to the bank by Friday.', language: 'en' }
  })
  return { service, goOn }
}
