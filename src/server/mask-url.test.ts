import { expect, test } from 'vitest'
import { maskUrl } from './mask-url.ts'

test.each([
  ['/shared/q9-secret_Z', '/shared/[redacted]'],
  ['/api/shared/q9-secret_Z/audio?x=1', '/api/shared/[redacted]/audio?x=[redacted]'],
  ['/calendar/q9-secret_Z.ics', '/calendar/[redacted]'],
  ['/api/emails/stop/q9.activity.Z', '/api/emails/stop/[redacted]'],
  ['/auth/reset?lang=fr&token=q9-secret_Z&x=1', '/auth/reset?lang=[redacted]&token=[redacted]&x=[redacted]'],
  ['/api/voice-notes/0192?format=md', '/api/voice-notes/0192?format=[redacted]'],
])('%s is logged as %s', (url, masked) => expect(maskUrl(url)).toBe(masked))
