import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/api/system/site.ts'
import { useHydrating } from '#client/lib/use-hydrating.ts'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline'

/** Below every visitor screen: the contact address and, as children, the legal links. */
export function LandingFooter({ children }: { children: ReactNode }) {
  const { t } = useTranslation('landing')
  const { contactEmail: email, company } = useSite() ?? {}
  const identity = [company?.name, company?.address].filter(Boolean).join(', ')
  return (
    <footer className="border-hairline border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-4 py-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-ink-faint text-sm sm:px-6">
        <div className="flex min-h-11 flex-wrap items-center gap-x-6">
          <Rights />
          {identity && <p className="wrap-anywhere">{identity}</p>}
          {email && (
            <a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
              {t('footer.contact', { email })}
            </a>
          )}
        </div>
        {children}
      </div>
    </footer>
  )
}

function Rights() {
  const { t } = useTranslation('landing')
  // The build may be from last year. React doesn't correct text while it hydrates, so a new element does afterwards.
  return (
    <p key={String(useHydrating())} suppressHydrationWarning>
      {t('footer.rights', { year: String(new Date().getFullYear()) })}
    </p>
  )
}
