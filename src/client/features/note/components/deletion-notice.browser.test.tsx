import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { LANGUAGES } from '#shared/languages.ts'
import { DELETED_BY, RETENTION_KINDS } from '#shared/retention.ts'
import { DeletionNotice } from './deletion-notice.tsx'

const NOTICES = RETENTION_KINDS.flatMap((kind) => DELETED_BY.map((by) => ({ kind, by })))

test.each(LANGUAGES)(
  'says what is deleted, when and why, and links to the user’s own choice, on a phone, in %s',
  async (language) => {
    await page.viewport(360, 740)
    await renderInApp(language, null)
    await loadSharingTexts()
    await renderInApp(
      language,
      <MemoryRouter>
        {NOTICES.map(({ kind, by }) => (
          <section key={kind + by} aria-label={`${kind} ${by}`}>
            <DeletionNotice deletion={{ at: '2026-12-04T12:00:00.000Z', kind, by }} />
          </section>
        ))}
      </MemoryRouter>,
    )
    for (const { kind, by } of NOTICES) {
      const notice = page.getByRole('region', { name: `${kind} ${by}` })
      const [before = '', after = ''] = translate(`player:deletion.${kind}.${by}`, { date: '#' }).split('#')
      await expect.element(notice).toBeVisible()
      const text = notice.element().textContent
      expect(text).toContain(before)
      expect(text).toContain(after)
      expect(text).toMatch(/\b4\b.*2026/)
      const change = notice.getByRole('link', { name: translate('player:deletion.change') })
      if (by === 'owner') await expect.element(change).toHaveAttribute('href', '/settings#retention')
      else expect(change.query()).toBeNull()
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  },
)
