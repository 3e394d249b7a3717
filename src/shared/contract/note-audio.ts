import { z } from 'zod'
import { defineCall } from './call.ts'
import { id, nameInAddress } from './kinds.ts'

const noteParams = z.object({ id })
const tag = 'Voice notes'

/** The waveform of a note's playback copy. */
export const peaksSchema = z.object({
  /** Seconds. */
  duration: z.number(),
  /** Loudness of equally long slices, from 0 to 1. */
  peaks: z.array(z.number()),
})
export type Peaks = z.infer<typeof peaksSchema>

export const getAudio = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/audio',
  access: 'user',
  summary: 'The seekable playback copy; supports byte ranges',
  tag,
  status: 200,
  params: noteParams,
  /** `audioVersion` of the note: gives each recording an address of its own. The newest recording is sent in any case. */
  query: z.object({ version: nameInAddress(20).optional() }),
  produces: 'audio/mp4',
  errors: ['note_not_found', 'audio_not_ready', 'audio_deleted', 'range_not_satisfiable'],
})

export const getPeaks = defineCall({
  method: 'GET',
  path: '/api/voice-notes/:id/peaks',
  access: 'user',
  summary: 'The waveform of the playback copy',
  tag,
  status: 200,
  params: noteParams,
  output: peaksSchema,
  errors: ['note_not_found', 'audio_not_ready', 'audio_deleted'],
})
