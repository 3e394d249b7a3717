import type { RouteObject } from 'react-router'
import { loadAllTexts, loadSettingsTexts, loadSharingTexts } from '#client/i18n/i18n.ts'

/** Screens for both visitors and users: the checkout, the policies, and the targets of links in emails. */
export const openRoutes: RouteObject[] = [
  {
    path: 'subscribe',
    lazy: async () => {
      const [{ SubscribeScreen }] = await Promise.all([
        import('#client/features/subscribe/components/subscribe-screen.tsx'),
        loadAllTexts(),
        loadSettingsTexts(),
      ])
      return { Component: SubscribeScreen }
    },
  },
  {
    path: 'received',
    lazy: async () => {
      const screen = import('#client/features/uploads/components/received-screen.tsx')
      const [{ ReceivedScreen }] = await Promise.all([screen, loadSharingTexts()])
      return { Component: ReceivedScreen }
    },
  },
  {
    path: 'privacy-policy',
    lazy: async () => ({
      Component: (await import('#client/features/legal/components/privacy-policy.tsx')).PrivacyPolicy,
    }),
  },
  {
    path: 'cookie-policy',
    lazy: async () => ({
      Component: (await import('#client/features/legal/components/cookie-policy.tsx')).CookiePolicy,
    }),
  },
  {
    path: 'auth/forgot',
    lazy: async () => ({
      Component: (await import('#client/features/session/components/forgot-password.tsx')).ForgotPassword,
    }),
  },
  {
    path: 'auth/reset',
    lazy: async () => ({
      Component: (await import('#client/features/session/components/new-password.tsx')).NewPassword,
    }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({
      Component: (await import('#client/features/session/components/verify-email.tsx')).VerifyEmail,
    }),
  },
]
