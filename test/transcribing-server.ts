import { type FakeTranscriptionServer, startTranscriptionServer } from './fakes/transcription-server.ts'
import { startTestServer, type TestServer } from './server.ts'

/** A server whose recordings go to a fake service that returns the text set with `service.respondWith`. */
export interface TranscribingServer extends TestServer {
  service: FakeTranscriptionServer
}

export async function startTranscribingServer(environment: Record<string, string> = {}): Promise<TranscribingServer> {
  const service = await startTranscriptionServer()
  const server = await startTestServer({
    TRANSCRIPTION_BASE_URL: service.baseUrl,
    TRANSCRIPTION_ENGINE: 'remote',
    ...environment,
  })
  return {
    ...server,
    service,
    close: async () => {
      await server.close()
      await service.close()
    },
  }
}
