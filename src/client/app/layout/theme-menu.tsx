import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTranslation } from 'react-i18next'
import { setTheme, THEMES, type Theme, useTheme } from '#client/lib/browser/theme.ts'
import { NativeChoice } from '#client/ui/forms/native-choice.tsx'

const ICONS: Record<Theme, typeof Sun> = { system: Monitor, light: Sun, dark: Moon }

/** Chooses between the light, the dark and the system theme. */
export function ThemeMenu() {
  const { t } = useTranslation('layout')
  const theme = useTheme()
  const Icon = ICONS[theme]
  return (
    <NativeChoice
      id="theme"
      label={t('theme.label')}
      value={theme}
      onValueChange={setTheme}
      choices={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </NativeChoice>
  )
}
