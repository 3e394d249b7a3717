import type { Config } from '#server/config.ts'

/** Where Google's own script sends its reports. Other services report to the origin of their script. */
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Returns Helmet's settings: allow only this server's own files and the analytics service, if configured. */
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
