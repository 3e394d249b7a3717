import LogOut from 'lucide-react/icons/log-out'
import X from 'lucide-react/icons/x'
import { Dialog } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '#client/features/session/hooks/use-sign-out.ts'
import { useUser } from '#client/lib/session/use-session.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { iconButtonClasses } from '#client/ui/buttons/button-classes.ts'
import { useReturnFocus } from '#client/ui/overlays/use-return-focus.ts'
import { displayName } from './display-name.ts'
import { NavigationList } from './navigation-list.tsx'
import { PlanBadge } from './plan-badge.tsx'
import { ThemeMenu } from './theme-menu.tsx'

interface NavigationDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sidebar on small screens: all links, the user, the theme and the sign-out button. */
export function NavigationDrawer({ open, onOpenChange }: NavigationDrawerProps) {
  const { t } = useTranslation('layout')
  const { t: tCommon } = useTranslation()
  const user = useUser()
  const signOut = useSignOut()
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim data-[state=closed]:animate-vanish" />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 flex w-[min(20rem,85vw)] animate-slide-in flex-col overflow-y-auto border-hairline border-r bg-paper pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))] data-[state=closed]:animate-slide-out"
        >
          <div className="flex items-center justify-between py-1 pr-2 pl-6">
            <Dialog.Title className="panel-title">{t('menu')}</Dialog.Title>
            <Dialog.Close aria-label={tCommon('close')} className={iconButtonClasses()}>
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={t('mainNavigation')} className="grow px-3 py-2">
            <NavigationList onNavigate={() => onOpenChange(false)} />
          </nav>
          <div className="mx-3 border-hairline border-t px-3 pt-4">
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="flex items-center gap-2 font-medium">
                  <span className="truncate">{displayName(user, t('executive'))}</span>
                  <span className="shrink-0 sm:hidden">
                    <PlanBadge />
                  </span>
                </p>
                {user.firstName && <p className="truncate text-ink-faint text-sm">{user.email}</p>}
              </div>
              <ThemeMenu />
            </div>
            <Button
              variant="outline"
              className="mt-4 w-full"
              icon={<LogOut aria-hidden="true" className="size-4" />}
              busy={signOut.isPending}
              onClick={() => signOut.mutate()}
            >
              {t('signOut')}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
