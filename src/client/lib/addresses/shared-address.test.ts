import { expect, test } from 'vitest'
import { readSharedToken } from './shared-address.ts'

test.each([
  ['/shared/a-B_9', 'a-B_9'],
  ['/shared/a-B_9/', 'a-B_9'],
  ['/shared/', null],
  ['/shared', null],
  ['/shared/a/b', null],
  ['/notes/shared/a', null],
])('given %s, returns the token %s', (path, token) => expect(readSharedToken(path)).toBe(token))
