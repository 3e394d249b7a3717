import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

/** Where Google's own script sends its reports. Other services report to the origin of their script. */
const GOOGLE_REPORTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']

/** Adds Helmet's headers to every response. They are the same for all, so they are computed once. */
export function addSecurityHeaders(app: FastifyInstance, config: Pick<Config, 'publicUrl' | 'analytics'>): void {
  const setHeaders = helmet(securityHeaders(config))
  app.addHook('onRequest', (request, reply, done) =>
    setHeaders(request.raw, reply.raw, done as (error?: unknown) => void),
  )
}

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
