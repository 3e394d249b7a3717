import type { RouteObject } from 'react-router'

/** Screens for visitors and users alike: the policies, and where the links of mails lead. */
export const openRoutes: RouteObject[] = [
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
