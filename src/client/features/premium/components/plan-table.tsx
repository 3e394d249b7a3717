import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx'

const IN_BOTH = ['recording', 'transcription', 'summary'] as const
const IN_PREMIUM = ['tasks', 'events', 'analysis', 'ask', 'coaching', 'export', 'links', 'people'] as const

const CELL = 'border-hairline border-t px-3 py-3 text-center sm:px-6'

/** Compares both plans line by line. */
export function PlanTable() {
  const { t } = useTranslation('premium')
  return (
    <section aria-labelledby="compare" className="mt-14">
      <h2 id="compare" className="panel-title">
        {t('compare.title')}
      </h2>
      <div className="relative mt-5 overflow-x-auto rounded-surface border border-hairline bg-surface">
        <table aria-labelledby="compare" className="w-full text-[0.9375rem]">
          <thead className="text-sm">
            <tr>
              <th scope="col" className="px-3 py-3 text-left font-medium text-ink-faint sm:px-6">
                {t('compare.feature')}
              </th>
              <th scope="col" className="px-3 py-3 font-medium text-ink-soft sm:px-6">
                {t('compare.free')}
              </th>
              <th scope="col" className="px-3 py-3 font-medium text-amber sm:px-6">
                {t('compare.premium')}
              </th>
            </tr>
          </thead>
          <tbody>
            {IN_BOTH.map((name) => (
              <tr key={name}>
                <Feature>{t(`compare.${name}`)}</Feature>
                <td className={CELL}>
                  <Mark included />
                </td>
                <td className={CELL}>
                  <Mark included />
                </td>
              </tr>
            ))}
            <tr>
              <Feature>{t('compare.notes')}</Feature>
              <td className={CELL}>{t('compare.freeNotes')}</td>
              <td className={CELL}>{t('compare.premiumNotes')}</td>
            </tr>
            {IN_PREMIUM.map((name) => (
              <tr key={name}>
                <Feature>{t(`compare.${name}`)}</Feature>
                <td className={CELL}>
                  <Mark />
                </td>
                <td className={CELL}>
                  <Mark included />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Feature({ children }: { children: string }) {
  return (
    <th scope="row" className="border-hairline border-t px-3 py-3 text-left font-normal sm:px-6">
      {children}
    </th>
  )
}

function Mark({ included = false }: { included?: boolean }) {
  const { t } = useTranslation('premium')
  const Icon = included ? Check : Minus
  return (
    <>
      <Icon aria-hidden="true" className={included ? 'mx-auto size-4 text-amber' : 'mx-auto size-4 text-ink-faint'} />
      <VisuallyHidden>{t(included ? 'compare.included' : 'compare.missing')}</VisuallyHidden>
    </>
  )
}
