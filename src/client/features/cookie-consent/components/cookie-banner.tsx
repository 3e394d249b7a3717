import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { answerConsent, type CookieConsent, useConsent } from '#client/lib/browser/cookie-consent.ts'
import { Button } from '#client/ui/buttons/button.tsx'

/** Asks for consent to counting page views, until the visitor answers and whenever they want to change their answer. */
export function CookieBanner() {
  const { asking, consent } = useConsent()
  // A question opened again by a visitor who has answered is a new element, not the prerendered one.
  return asking ? <Question key={consent} /> : null
}

function Question() {
  const { t } = useTranslation('cookies')
  const { consent } = useConsent()
  const banner = useRef<HTMLElement>(null)
  const askedAgain = useRef(consent !== null)
  const cameFrom = useRef<Element | null>(null)

  // When the visitor opens the banner by its link, it gets the focus and returns it afterwards. The first time, it
  // leaves the focus alone.
  useEffect(() => {
    if (!askedAgain.current) return
    cameFrom.current = document.activeElement
    banner.current?.focus()
  }, [])

  function answer(consent: CookieConsent) {
    answerConsent(consent)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label={t('label')}
      data-cookie-banner=""
      className="fixed inset-x-0 bottom-0 z-40 border-hairline border-t bg-surface px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-ink/10 shadow-lg outline-none sm:inset-x-auto sm:right-4 sm:max-w-md sm:rounded-surface sm:border sm:p-5"
    >
      <p className="text-sm leading-relaxed">
        {t('text')}{' '}
        <a href="/cookie-policy" className="text-accent underline underline-offset-4">
          {t('policy')}
        </a>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button id="reject-cookies" variant="outline" onClick={() => answer('rejected')}>
          {t('reject')}
        </Button>
        <Button id="accept-cookies" variant="outline" onClick={() => answer('accepted')}>
          {t('accept')}
        </Button>
      </div>
    </section>
  )
}
