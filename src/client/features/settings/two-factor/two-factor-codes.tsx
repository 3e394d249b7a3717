import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#client/api/save-file.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { copySecret } from '../copy-secret.ts'

/** The backup codes, which are shown only once, with the means to store them. */
export function TwoFactorCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('settings')
  const { email } = useUser()
  const list = useRef<HTMLUListElement>(null)
  // The element that had the focus is gone, so a screen reader continues with the codes.
  useEffect(() => list.current?.focus(), [])

  function download() {
    const text = `${t('twoFactor.fileTitle', { email })}\n\n${codes.join('\n')}\n`
    saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'dictum-backup-codes.txt')
  }

  return (
    <div className="flex flex-col gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('twoFactor.codesTitle')}
        className="as-written grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 text-center font-medium tabular-nums tracking-wide"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() => void copySecret(codes.join('\n'))}
        >
          {t('twoFactor.copyCodes')}
        </Button>
        <Button variant="outline" icon={<Download aria-hidden="true" className="size-4" />} onClick={download}>
          {t('twoFactor.downloadCodes')}
        </Button>
      </div>
      <Button className="self-end" onClick={onKept}>
        {t('twoFactor.kept')}
      </Button>
    </div>
  )
}
