import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useAudioSource } from './use-audio-source.ts'

test('the address changes with the recording, once the new one is prepared', async () => {
  const { result, rerender } = await renderHook((version?: string | null) =>
    useAudioSource({ id: 'n1', audioVersion: version ?? null }),
  )
  expect(result.current).toBe('/api/voice-notes/n1/audio')
  await rerender('a7')
  expect(result.current).toBe('/api/voice-notes/n1/audio?version=a7')
  // The rest of the recording has joined the note and is being prepared.
  await rerender(null)
  expect(result.current).toBe('/api/voice-notes/n1/audio?version=a7')
  await rerender('a8')
  expect(result.current).toBe('/api/voice-notes/n1/audio?version=a8')
})
