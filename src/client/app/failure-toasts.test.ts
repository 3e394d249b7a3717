import { MutationObserver, type MutationOptions } from '@tanstack/react-query'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '#client/api/api-client.ts'
import { createQueryClient } from '#client/api/query-client.ts'
import { exportPdfMutation } from '#client/features/note/api/export-note.ts'
import { loginMutation } from '#client/features/session/api/login.ts'
import { logoutMutation } from '#client/features/session/api/logout.ts'
import { registerMutation } from '#client/features/session/api/register.ts'
import { cancelMutation } from '#client/features/settings/api/subscription.ts'
import { checkoutMutation, verifyMutation } from '#client/features/subscribe/api/payment.ts'
import { catalogue as en } from '#client/i18n/en/catalogue.ts'
import { subscribe as enSubscribe } from '#client/i18n/en/subscribe.ts'
import { catalogue as es } from '#client/i18n/es/catalogue.ts'
import { catalogue as esSettings } from '#client/i18n/es/settings-catalogue.ts'
import { catalogue as esSharing } from '#client/i18n/es/sharing-catalogue.ts'
import { closeToast, currentToast } from '#client/ui/overlays/toast-store.ts'

const SERVER_SAYS = 'What the server says.'
const answer = (status: number, body: object) => new Response(JSON.stringify(body), { status })

beforeEach(async () => {
  vi.stubGlobal('window', { open: () => null, location: { origin: 'http://localhost' } })
  await i18next.init({
    lng: 'es',
    resources: { es: { ...es, ...esSettings, ...esSharing }, en: { ...en, subscribe: enSubscribe } },
    defaultNS: 'common',
    fallbackLng: false,
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Runs a call that gets this answer, and returns the toast that it causes. */
async function toastAfter(options: object, variables: unknown, response: Response) {
  vi.stubGlobal('fetch', async () => response)
  const observer = new MutationObserver(createQueryClient(), options as MutationOptions<unknown, Error, unknown>)
  await observer.mutate(variables).catch(() => undefined)
  return currentToast()
}

const client = createQueryClient()

test.each([
  ['login', loginMutation, { email: 'a@example.com', password: 'x' }, 'Error al iniciar sesión', SERVER_SAYS],
  ['registration', registerMutation, { email: 'a@example.com', password: 'x' }, 'Error al registrar', SERVER_SAYS],
  ['logout', logoutMutation, undefined, 'Error al cerrar sesión', SERVER_SAYS],
  ['cancellation', cancelMutation(client), undefined, 'Error', SERVER_SAYS],
  ['payment', checkoutMutation, undefined, 'Error en el pago. Inténtalo de nuevo.', SERVER_SAYS],
  ['verification', verifyMutation(client), undefined, 'No se ha podido verificar el estado del pago', SERVER_SAYS],
  ['PDF export', exportPdfMutation('n1'), [], 'Error', 'Error al exportar PDF. Inténtalo de nuevo.'],
])('reports a failed %s in the specified words', async (_name, options, variables, title, description) => {
  const toast = await toastAfter(options, variables, answer(500, { code: 'internal', message: SERVER_SAYS }))
  expect(toast).toMatchObject({ title, description, variant: 'destructive' })
})

test('reports a failed cancellation in the specified words if the server gives no reason', async () => {
  const toast = await toastAfter(cancelMutation(client), undefined, new Response('', { status: 502 }))
  expect(toast).toMatchObject({
    title: 'Error',
    description: 'Error al cancelar la suscripción',
    variant: 'destructive',
  })
})

test('keeps the report of a failed change when the refetch after it fails too', async () => {
  await toastAfter(logoutMutation, undefined, new Response('', { status: 502 }))
  vi.stubGlobal('fetch', async () => answer(500, { code: 'internal', message: SERVER_SAYS }))
  const meta = { errorToast: { title: () => 'The list could not be fetched' } }
  const fetchList = () => {
    const queryFn = () => callApi('GET /api/follow-ups', { query: {} })
    return createQueryClient()
      .fetchQuery({ queryKey: ['list'], queryFn, meta })
      .catch(() => undefined)
  }
  await fetchList()
  expect(currentToast()).toMatchObject({ title: 'Error al cerrar sesión', open: true })
  closeToast(currentToast()?.id ?? 0)
  await fetchList()
  expect(currentToast()).toMatchObject({ title: 'The list could not be fetched', open: true })
})

test('reports a payment that has not arrived yet', async () => {
  await i18next.changeLanguage('en')
  expect(await toastAfter(verifyMutation(client), undefined, answer(200, { isPremium: false }))).toMatchObject({
    title: 'Payment not detected. If you completed the payment, wait a few seconds and try again',
    variant: 'destructive',
  })
})

test('reports a successful registration in the specified words', async () => {
  const toast = await toastAfter(registerMutation, { email: 'a@example.com', password: 'x' }, answer(201, {}))
  expect(toast).toMatchObject({
    title: 'Cuenta creada',
    description: 'Tu cuenta ha sido creada exitosamente',
    variant: 'success',
  })
})

test('leaves it to the panel to say that the server can’t be reached', async () => {
  closeToast(currentToast()?.id ?? 0)
  vi.stubGlobal('fetch', async () => answer(503, { code: 'unavailable', message: SERVER_SAYS }))
  const queryFn = () => callApi('GET /api/follow-ups', { query: {} })
  const meta = { errorToast: { title: () => 'The list could not be fetched' } }
  const fetching = createQueryClient().fetchQuery({ queryKey: ['list'], queryFn, meta })
  await expect(fetching).rejects.toMatchObject({ status: 503 })
  expect(currentToast()?.open).toBe(false)
})
