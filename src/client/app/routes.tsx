import { Navigate, type RouteObject, redirect } from 'react-router'
import { awaitSite } from '#client/api/system/site.ts'
import { loadAllTexts, loadInsightsTexts, loadSettingsTexts, loadSharingTexts } from '#client/i18n/i18n.ts'
import { addressAfterSignIn } from '#client/lib/addresses/sign-in-address.ts'
import { LoadingScreen } from '#client/ui/feedback/loading-screen.tsx'
import { VisitorFrame } from './layout/visitor-frame.tsx'
import { openRoutes } from './open-routes.tsx'
import { prefetchNote, prefetchToday } from './prefetch.ts'
import { RouteError } from './route-error.tsx'
import { NotFoundScreen } from './screens/not-found-screen.tsx'

/** The admin panel is separate. It has its own lock and its own language, for both visitors and users. */
const adminRoute: RouteObject = {
  path: '/admin',
  lazy: async () => ({ Component: (await import('#client/features/admin/components/admin-screen.tsx')).AdminScreen }),
  HydrateFallback: LoadingScreen,
  errorElement: <RouteError />,
}

/** The routes of signed-in users. */
export const signedInRoutes: RouteObject[] = [
  // A signed-in user has nothing to do at /auth. After signing in, this redirect also leads to /, or back to a lost
  // page.
  { path: '/auth', loader: ({ request }) => redirect(addressAfterSignIn(request.url)), HydrateFallback: LoadingScreen },
  // The specification's Premium page links to /dashboard.
  adminRoute,
  { path: '/dashboard', loader: () => redirect('/'), HydrateFallback: LoadingScreen },
  // The target of a link or a shortcut on the phone that starts recording at once.
  { path: '/record', element: <Navigate to="/" replace state={{ record: true }} /> },
  {
    path: '/',
    lazy: async () => {
      const [{ AppLayout }] = await Promise.all([import('./layout/app-layout.tsx'), loadAllTexts()])
      return { Component: AppLayout }
    },
    HydrateFallback: LoadingScreen,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError inline />,
        children: [
          {
            index: true,
            loader: prefetchToday,
            lazy: async () => ({ Component: (await import('./screens/dashboard-screen.tsx')).DashboardScreen }),
          },
          {
            path: 'notes',
            lazy: async () => {
              const screen = import('#client/features/notes/components/notes-screen.tsx')
              const [{ NotesScreen }] = await Promise.all([screen, loadSharingTexts()])
              return { Component: NotesScreen }
            },
          },
          {
            path: 'notes/:id',
            loader: ({ params }) => prefetchNote(params.id ?? ''),
            lazy: async () => {
              const screen = import('#client/features/note/components/note-screen.tsx')
              const [{ NoteScreen }] = await Promise.all([screen, loadSharingTexts()])
              return { Component: NoteScreen }
            },
          },
          {
            path: 'ask',
            lazy: async () => {
              const screen = import('#client/features/ask/components/ask-screen.tsx')
              const [{ AskScreen }] = await Promise.all([screen, loadInsightsTexts(), loadSharingTexts()])
              return { Component: AskScreen }
            },
          },
          {
            path: 'coaching',
            lazy: async () => {
              const screen = import('#client/features/coaching/components/coaching-screen.tsx')
              const [{ CoachingScreen }] = await Promise.all([screen, loadInsightsTexts(), loadSharingTexts()])
              return { Component: CoachingScreen }
            },
          },
          {
            path: 'follow-ups',
            lazy: async () => {
              const screen = import('#client/features/follow-ups/components/follow-ups-screen.tsx')
              const [{ FollowUpsScreen }] = await Promise.all([screen, loadSharingTexts()])
              return { Component: FollowUpsScreen }
            },
          },
          {
            path: 'events',
            lazy: async () => {
              const screen = import('#client/features/events/components/events-screen.tsx')
              const [{ EventsScreen }] = await Promise.all([screen, loadSharingTexts()])
              return { Component: EventsScreen }
            },
          },
          {
            path: 'analytics',
            lazy: async () => {
              const screen = import('#client/features/analytics/components/analytics-screen.tsx')
              const [{ AnalyticsScreen }] = await Promise.all([screen, loadInsightsTexts(), loadSharingTexts()])
              return { Component: AnalyticsScreen }
            },
          },
          {
            path: 'team',
            lazy: async () => {
              const screen = import('#client/features/team/components/team-screen.tsx')
              const [{ TeamScreen }] = await Promise.all([screen, loadSharingTexts()])
              return { Component: TeamScreen }
            },
          },
          {
            path: 'premium',
            lazy: async () => {
              const screen = import('#client/features/premium/components/premium-screen.tsx')
              const [{ PremiumScreen }] = await Promise.all([screen, loadInsightsTexts(), loadSharingTexts()])
              return { Component: PremiumScreen }
            },
          },
          {
            path: 'sandbox-payment',
            lazy: async () => {
              const screen = import('#client/features/subscribe/components/sandbox-payment.tsx')
              const [{ SandboxPayment }] = await Promise.all([screen, loadSettingsTexts()])
              return { Component: SandboxPayment }
            },
          },
          {
            path: 'settings',
            lazy: async () => {
              const screen = import('./screens/settings-page.tsx')
              const [{ SettingsPage }] = await Promise.all([
                screen,
                loadSettingsTexts(),
                loadSharingTexts(),
                // The notice at the top depends on it, and moves everything below it.
                awaitSite(),
              ])
              return { Component: SettingsPage }
            },
          },
          ...openRoutes,
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
]

/** The routes of visitors who are not signed in. */
export const visitorRoutes: RouteObject[] = [
  adminRoute,
  {
    path: '/',
    lazy: async () => ({ Component: (await import('./layout/visitor-layout.tsx')).VisitorLayout }),
    HydrateFallback: LoadingScreen,
    errorElement: <RouteError />,
    children: [
      {
        index: true,
        lazy: async () => ({ Component: (await import('./screens/landing-screen.tsx')).LandingScreen }),
      },
      { path: 'auth', lazy: async () => ({ Component: (await import('./screens/auth-screen.tsx')).AuthScreen }) },
      { element: <VisitorFrame />, children: openRoutes },
      { path: '*', element: <NotFoundScreen offerSignIn /> },
    ],
  },
]
