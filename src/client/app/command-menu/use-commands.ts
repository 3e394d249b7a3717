import type { LucideIcon } from 'lucide-react'
import Languages from 'lucide-react/icons/languages'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Mic from 'lucide-react/icons/mic'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Settings from 'lucide-react/icons/settings-2'
import Sun from 'lucide-react/icons/sun'
import Upload from 'lucide-react/icons/upload'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSignOut } from '#client/features/session/hooks/use-sign-out.ts'
import type { finding } from '#client/i18n/en/finding.ts'
import { changeLanguage, LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { useLanguage } from '#client/i18n/use-language.ts'
import { setTheme, THEMES, type Theme } from '#client/lib/browser/theme.ts'
import { useInstalling } from '#client/lib/browser/use-installing.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { NAVIGATION_LINKS } from '../layout/navigation-links.ts'
import { useRecordHere } from '../layout/use-record-here.ts'

export interface MenuCommand {
  id: string
  label: string
  /** Further words that find the command. */
  keywords?: string
  Icon: LucideIcon
  act: () => unknown
}

/** The sections of the settings by their anchors, in their order on that screen. */
const SECTIONS = [
  'profile',
  'subscription',
  'languages',
  'voice',
  'notifications',
  'vocabulary',
  'corrections',
  'speech',
  'analysis',
  'install',
  'password',
  'retention',
  'data',
  'delete',
] as const

const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

/** Returns the screens to open, the sections of the settings, and the commands available from anywhere. */
export function useCommands(): Record<'screens' | 'sections' | 'acts', MenuCommand[]> {
  const { t } = useTranslation('search')
  const { t: tLayout } = useTranslation('layout')
  const { t: tFinding } = useTranslation('finding')
  const navigate = useNavigate()
  const language = useLanguage()
  const signOut = useSignOut()
  const record = useRecordHere()
  const canInstall = useInstalling() !== null
  const keywords = (name: keyof typeof finding.keywords) => tFinding(`keywords.${name}`)
  const screens = NAVIGATION_LINKS.map(({ to, name, Icon }) => ({
    id: `screen ${to}`,
    label: tLayout(`nav.${name}`),
    keywords: keywords(name),
    Icon,
    act: () => navigate(to),
  }))
  return {
    screens: [
      ...screens,
      {
        id: 'screen /ask',
        label: t('ask'),
        keywords: keywords('ask'),
        Icon: MessageCircleQuestion,
        act: () => navigate('/ask'),
      },
    ],
    sections: SECTIONS.filter((name) => name !== 'install' || canInstall).map((name) => ({
      id: `section ${name}`,
      label: tFinding(`sections.${name}.label`),
      keywords: tFinding(`sections.${name}.keywords`),
      Icon: Settings,
      act: () => navigate(`/settings#${name}`),
    })),
    acts: [
      { id: 'record', label: t('record'), keywords: keywords('record'), Icon: Mic, act: record },
      { id: 'upload', label: t('upload'), keywords: keywords('upload'), Icon: Upload, act: () => navigate('/') },
      ...THEMES.map((theme) => ({
        id: `theme ${theme}`,
        label: t('theme', { theme: tLayout(`theme.${theme}`) }),
        keywords: keywords('theme'),
        Icon: THEME_ICONS[theme],
        act: () => setTheme(theme),
      })),
      ...LANGUAGES.filter((code) => code !== language).map((code) => ({
        id: `language ${code}`,
        label: t('language', { language: LANGUAGE_NAMES[code] }),
        keywords: keywords('language'),
        Icon: Languages,
        act: () => changeLanguage(code),
      })),
      {
        id: 'sign-out',
        label: tLayout('signOut'),
        keywords: keywords('signOut'),
        Icon: LogOut,
        act: () => signOut.mutate(),
      },
    ],
  }
}
