import type { Config } from '#server/config.ts'

/** Where Google's own script sends what it reports. Another service reports to where its script comes from. */
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Helmet's settings: nothing but this server's own files, and the analytics service where one is set. */
export function securityHeaders({ publicUrl, analytics }: Pick<Config, 'publicUrl' | 'analytics'>) {
  const scripts = analytics ? [new URL(analytics.scriptUrl).origin] : []
  const reports = scripts.some((origin) => origin.endsWith('.googletagmanager.com'))
    ? [...scripts, ...GOOGLE_REPORTS]
    : scripts
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...reports],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...reports],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: publicUrl.startsWith('https://'),
    referrerPolicy: { policy: 'same-origin' as const },
  }
}
