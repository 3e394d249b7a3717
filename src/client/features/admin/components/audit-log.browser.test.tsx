import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { admin as en } from '#client/i18n/en/admin.ts'
import { admin as es } from '#client/i18n/es/admin.ts'
import { admin as fr } from '#client/i18n/fr/admin.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { updateUser } from '#shared/contract/admin.ts'
import { AuditLog } from './audit-log.tsx'

test.each(Object.entries({ en, es, fr }))('names changed fields as the form does, in %s', async (language, texts) => {
  const fields = Object.keys(updateUser.body.shape)
  const entry = { id: '1', at: '2026-03-10T09:00:00.000Z', action: 'user_updated', ipAddress: '127.0.0.1' }
  vi.stubGlobal('fetch', async () => Response.json([{ ...entry, subject: 'ada@example.com', fields }]))
  await renderInApp(language as 'en', null)
  i18next.addResourceBundle(language, 'admin', texts)
  await renderInApp(language as 'en', <AuditLog />)
  const { email, password, firstName, lastName, premium, active } = texts.form
  const labels = [email, password, firstName, lastName, premium, active].join(', ')
  const line = texts.audit.fields.replace('{{fields}}', labels)
  await expect.poll(() => page.getByRole('listitem').element().textContent).toContain(line)
})
