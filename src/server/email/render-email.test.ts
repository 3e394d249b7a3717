import { describe, expect, it } from 'vitest'
import { EMAIL_KINDS } from '#server/languages/parts/email-kinds.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { renderEmail } from './render-email.ts'

const values = {
  url: 'https://dictum.example/x?token=a&b',
  summary: 'A week.',
  title: 'Call',
  tasks: 'Call',
  who: 'Ana',
  subject: 'Ana commented on “Call”',
  email: 'b@example.com',
}

describe('an email', () => {
  it.each(LANGUAGES.flatMap((language) => EMAIL_KINDS.map((kind) => [language, kind] as const)))(
    'in %s of the kind %s has all its texts, and its link in both parts',
    (language, kind) => {
      const { subject, text, html } = renderEmail(kind, language, values)
      expect(`${subject}${text}${html}`).not.toMatch(/\{\w+\}/)
      expect(text).toContain(values.url)
      expect(html).toContain('https://dictum.example/x?token=a&amp;b')
    },
  )

  it('shows user input as text, never as markup or another header', () => {
    const hostile = { ...values, title: 'Call\r\nBcc: all@example.com', tasks: '<img src=x onerror=alert(1)>\nPay' }
    const { subject, html } = renderEmail('task_reminder', 'en', hostile)
    expect(subject).toBe('Due today: Call Bcc: all@example.com')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>Pay')
  })
})
