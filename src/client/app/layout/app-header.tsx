import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import Mic from 'lucide-react/icons/mic'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSignOut } from '#client/features/session/hooks/use-sign-out.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { IconButton } from '#client/ui/buttons/icon-button.tsx'
import { Logo } from '#client/ui/layout/logo.tsx'
import { CommandMenu } from '../command-menu/command-menu.tsx'
import { displayName } from './display-name.ts'
import { LanguageMenu } from './language-menu.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useRecordHere } from './use-record-here.ts'

function RecordButton() {
  const { t } = useTranslation('recorder')
  const record = useRecordHere()
  return (
    <Button
      variant="outline"
      icon={<Mic aria-hidden="true" className="size-4 text-red" />}
      aria-keyshortcuts="R"
      onClick={record}
    >
      {t('startShort')}
    </Button>
  )
}

/** The bar above every signed-in screen. */
export function AppHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('layout')
  const { t: tCommon } = useTranslation()
  const user = useUser()
  const signOut = useSignOut()
  return (
    <header className="border-hairline border-b bg-paper pt-[env(safe-area-inset-top)]">
      {/* With large text on a phone, the buttons keep the width that a finger needs. */}
      <div className="flex h-15 items-center gap-1 pr-2 pl-4 sm:gap-2 sm:px-6 max-sm:[&_button]:min-w-[44px] max-sm:[&_button]:shrink!">
        <Link to="/" className="flex min-h-11 min-w-0 items-center overflow-hidden rounded-control">
          <Logo name={tCommon('appName')} />
        </Link>
        <div className="grow" />
        <CommandMenu />
        {/* On phones, it is in the navigation at the bottom. */}
        <div className="hidden lg:block">
          <RecordButton />
        </div>
        {/* Filled once the screen is painted; see work-under-way.tsx. */}
        <div id="bell" className="flex h-11 w-11 min-w-[44px] shrink items-center justify-center" />
        {/* On phones, it is in the drawer. */}
        <div className="hidden sm:block">
          <PlanBadge />
        </div>
        <LanguageMenu />
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeMenu />
          <span className="max-w-48 truncate border-hairline border-l pl-4 font-medium text-sm">
            {displayName(user, t('executive'))}
          </span>
          <IconButton
            label={t('signOut')}
            icon={<LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
            disabled={signOut.isPending}
            onClick={() => signOut.mutate()}
          />
        </div>
        <IconButton
          label={t('openMenu')}
          icon={<Menu aria-hidden="true" className="size-5" />}
          className="lg:hidden"
          onClick={onOpenMenu}
        />
      </div>
    </header>
  )
}
