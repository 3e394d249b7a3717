import { expect, it } from 'vitest'
import { readCookie, writeCookie } from './cookies.ts'

it('writes a cookie for one path that scripts and other sites can’t read', () => {
  expect(
    writeCookie('dictum.admin', 'a.b-c_1', { path: '/api/admin', maxAge: 60, publicUrl: 'https://notes.test' }),
  ).toBe('dictum.admin=a.b-c_1; Max-Age=60; Path=/api/admin; HttpOnly; Secure; SameSite=Strict')
  expect(writeCookie('a', '', { path: '/', maxAge: 0, publicUrl: 'http://localhost:3000' })).toBe(
    'a=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
  )
})

it('reads what it wrote among other cookies', () => {
  const cookie = 'other=1; dictum.admin=a.b-c_1; dictum.admin2=no'
  expect(readCookie({ cookie }, 'dictum.admin')).toBe('a.b-c_1')
  expect(readCookie({ cookie: 'dictum.admin=' }, 'dictum.admin')).toBeNull()
  expect(readCookie({}, 'dictum.admin')).toBeNull()
  expect(readCookie({ cookie }, 'toString')).toBeNull()
})
