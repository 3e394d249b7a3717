import { useMutation } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { useSite } from '#client/api/system/site.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { resendVerificationMutation } from '../api/email-verification.ts'

/**
 * Reminds the user to verify their email, and sends the link again; without a mail server, names who can confirm it.
 * Renders nothing once it is verified.
 */
export function VerifyEmailNotice() {
  const { t } = useTranslation('auth')
  const user = useUser()
  const resending = useMutation(resendVerificationMutation)
  const site = useSite()
  if (user.emailVerified) return null
  const notice = site?.sendsEmail === false ? 'verify.noticeByAdmin' : 'verify.notice'
  return (
    <section
      aria-label={t('verify.title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-surface border border-hairline bg-sunken/60 px-4 py-3"
    >
      <Mail aria-hidden="true" className="size-5 shrink-0 text-ink-faint" strokeWidth={1.75} />
      <p role="status" className="wrap-anywhere min-w-0 grow basis-60 text-sm">
        {resending.isSuccess ? t('verify.sent', { email: user.email }) : t(notice, { email: user.email })}
      </p>
      {site?.sendsEmail && !resending.isSuccess && (
        <Button variant="outline" size="small" busy={resending.isPending} onClick={() => resending.mutate()}>
          {t('verify.resend')}
        </Button>
      )}
    </section>
  )
}
