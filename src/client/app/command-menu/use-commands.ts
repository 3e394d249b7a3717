import type { LucideIcon } from 'lucide-react'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Mic from 'lucide-react/icons/mic'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import Upload from 'lucide-react/icons/upload'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { changeLanguage, LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { setTheme, THEMES, type Theme } from '#client/lib/browser/theme.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { NAVIGATION_LINKS } from '../layout/navigation-links.ts'
import { useRecordHere } from '../layout/use-record-here.ts'
import { useSignOut } from '../layout/use-sign-out.ts'

export interface MenuCommand {
  id: string
  label: string
  Icon: LucideIcon
  act: () => unknown
}

const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

/** Returns the screens to open and the commands available from anywhere. */
export function useCommands(): { screens: MenuCommand[]; acts: MenuCommand[] } {
  const { t } = useTranslation('search')
  const { t: tLayout } = useTranslation('layout')
  const navigate = useNavigate()
  const language = useLanguage()
  const signOut = useSignOut()
  const record = useRecordHere()
  const screens = NAVIGATION_LINKS.map(({ to, name, Icon }) => ({
    id: `screen ${to}`,
    label: tLayout(`nav.${name}`),
    Icon,
    act: () => navigate(to),
  }))
  return {
    screens: [
      ...screens,
      { id: 'screen /ask', label: t('ask'), Icon: MessageCircleQuestion, act: () => navigate('/ask') },
    ],
    acts: [
      { id: 'record', label: t('record'), Icon: Mic, act: record },
      { id: 'upload', label: t('upload'), Icon: Upload, act: () => navigate('/') },
      ...THEMES.map((theme) => ({
        id: `theme ${theme}`,
        label: t('theme', { theme: tLayout(`theme.${theme}`) }),
        Icon: THEME_ICONS[theme],
        act: () => setTheme(theme),
      })),
      ...LANGUAGES.filter((code) => code !== language).map((code) => ({
        id: `language ${code}`,
        label: t('language', { language: LANGUAGE_NAMES[code] }),
        Icon: Languages,
        act: () => changeLanguage(code),
      })),
      { id: 'sign-out', label: tLayout('signOut'), Icon: LogOut, act: () => signOut.mutate() },
    ],
  }
}
