import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { loginMutation, loginWithCodeMutation } from './login.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(JSON.stringify(body), { status })))

const client = new QueryClient()
const login = () =>
  client.getMutationCache().build(client, loginMutation).execute({ email: 'ada@example.com', password: 'secret' })

it('signs in with the right password, or asks for the code', async () => {
  answer(200, { id: 'u1' })
  expect(await login()).toEqual({ id: 'u1' })
  answer(401, { code: 'two_factor_required', message: 'Enter the code.' })
  expect(await login()).toBeNull()
})

it('refuses a wrong password', async () => {
  answer(401, { code: 'invalid_credentials', message: 'Wrong.' })
  await expect(login()).rejects.toMatchObject({ code: 'invalid_credentials' })
})

it('sends the code to the second step', async () => {
  answer(200, { id: 'u1' })
  await client.getMutationCache().build(client, loginWithCodeMutation).execute('123456')
  expect(fetch).toHaveBeenCalledWith(
    '/api/login/two-factor',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ code: '123456' }) }),
  )
})
