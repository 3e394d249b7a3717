import { z } from 'zod'
import { RETENTION_KINDS } from '#shared/retention.ts'
import { defineCall } from './call.ts'
import { integerInAddress } from './kinds.ts'

/** In days; null: none. */
const ceiling = z.int().nullable()

export const getRetention = defineCall({
  method: 'GET',
  path: '/api/retention',
  access: 'user',
  summary: 'For how many days the server keeps recordings and notes at most; the choices of users are settings',
  tag: 'Settings',
  status: 200,
  output: z.object({ ceilings: z.object({ audio: ceiling, notes: ceiling }) }),
  errors: [],
})

export const previewRetention = defineCall({
  method: 'GET',
  path: '/api/retention/preview',
  access: 'user',
  summary: 'How many recordings or notes would be deleted within an hour, if they were kept for so many days',
  tag: 'Settings',
  status: 200,
  query: z.object({ kind: z.enum(RETENTION_KINDS), days: integerInAddress({ min: 1, max: 36_500 }) }),
  output: z.object({ count: z.int() }),
  errors: [],
})
