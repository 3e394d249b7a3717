import { useSite } from '#client/api/system/site.ts'
import { PolicyView } from './policy-view.tsx'

/** `/privacy-policy`: seven sections, the last with the contact address. */
export function PrivacyPolicy() {
  const { contactEmail: email, company } = useSite() ?? {}
  const lines = [company?.name, company?.address].filter((line) => !!line)
  return (
    <PolicyView
      choose={(texts) => texts.privacy}
      below={{
        6: (
          <>
            {lines.length > 0 && <p className="reading wrap-anywhere mt-3 whitespace-pre-line">{lines.join('\n')}</p>}
            {email && (
              <a
                href={`mailto:${email}`}
                className="reading wrap-anywhere mt-3 block text-accent underline underline-offset-4"
              >
                {email}
              </a>
            )}
          </>
        ),
      }}
    />
  )
}
