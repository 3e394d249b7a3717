import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { LanguageChoice } from '#client/ui/forms/language-choice.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { isFlagged, setFlag } from '../admin-flag.ts'
import { adminKeys } from '../api/admin.ts'
import { useAdminLanguage } from '../hooks/use-admin-language.ts'
import { AdminGate } from './admin-gate.tsx'
import { AdminPanel } from './admin-panel.tsx'

/** The admin panel behind its gate, in its own language. */
export function AdminScreen() {
  const client = useQueryClient()
  const { language, i18n, choose } = useAdminLanguage()
  const [unlocked, setUnlocked] = useState(() => isFlagged(sessionStorage))

  function show(next: boolean) {
    setFlag(sessionStorage, next)
    setUnlocked(next)
    if (!next) client.removeQueries({ queryKey: adminKeys.all })
  }

  if (!i18n) return <LoadingScreen />
  const languageChoice = <LanguageChoice label={i18n.t('admin:language')} value={language} onValueChange={choose} />
  return (
    <I18nextProvider i18n={i18n}>
      <div lang={language} className="min-h-dvh bg-paper">
        {unlocked ? (
          <AdminPanel language={language} languageChoice={languageChoice} onLocked={() => show(false)} />
        ) : (
          <AdminGate languageChoice={languageChoice} onUnlocked={() => show(true)} />
        )}
      </div>
      <Tooltips />
    </I18nextProvider>
  )
}
