import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod'
import { MAX_UPLOAD_BYTES } from '#shared/limits.ts'
import type { Context } from './context.ts'
import { addAccountRoutes } from './features/accounts/accounts.routes.ts'
import { addOwnAccountRoutes } from './features/accounts/own-account.routes.ts'
import { addTwoFactorRoutes } from './features/accounts/two-factor.routes.ts'
import { addAdminRoutes } from './features/admin/admin.routes.ts'
import { addAnalysisRoutes } from './features/analysis/analysis.routes.ts'
import { addAnalyticsRoutes } from './features/analytics/analytics.routes.ts'
import { addAskRoutes } from './features/ask/ask.routes.ts'
import { addCalendarFeedRoutes } from './features/calendar-feed/calendar-feed.routes.ts'
import { addClosingOfferRoutes } from './features/closing-offers/closing-offers.routes.ts'
import { addCoachingRoutes } from './features/coaching/coaching.routes.ts'
import { addCommentRoutes } from './features/comments/comments.routes.ts'
import { addCorrectionRoutes } from './features/corrections/corrections.routes.ts'
import { addDataExportRoutes } from './features/data-export/data-export.routes.ts'
import { addDetectedEventRoutes } from './features/detected-events/detected-events.routes.ts'
import { addExportRoutes } from './features/exports/exports.routes.ts'
import { addFollowUpRoutes } from './features/follow-ups/follow-ups.routes.ts'
import { addModelRoutes } from './features/models/models.routes.ts'
import { addNoteRoutes } from './features/notes/notes.routes.ts'
import { MAX_CAPTIONS_BYTES } from './features/notes/receive-upload.ts'
import { addSeveralNotesRoutes } from './features/notes/several-notes.routes.ts'
import { addSpeakerRoutes } from './features/notes/speakers.routes.ts'
import { addNotificationRoutes } from './features/notifications/notifications.routes.ts'
import { addPaymentRoutes } from './features/payments/payments.routes.ts'
import { addPresenceRoutes } from './features/presence/presence.routes.ts'
import { addRetentionRoutes } from './features/retention/retention.routes.ts'
import { addSearchRoutes } from './features/search/search.routes.ts'
import { addSettingsRoutes } from './features/settings/settings.routes.ts'
import { addShareLinkRoutes } from './features/share-links/share-links.routes.ts'
import { addSharingRoutes } from './features/sharing/sharing.routes.ts'
import { addSpeechStatusRoutes } from './features/speech-status/speech-status.routes.ts'
import { addStatsRoutes } from './features/stats/stats.routes.ts'
import { addStreamRoutes } from './features/stream/stream.routes.ts'
import { addHealthRoutes } from './features/system/health.routes.ts'
import { addMetricsRoute } from './features/system/metrics.routes.ts'
import { addSiteRoutes } from './features/system/site.routes.ts'
import { addUploadRoutes } from './features/uploads/uploads.routes.ts'
import { addVocabularyRoutes } from './features/vocabulary/vocabulary.routes.ts'
import { announceItemChanges } from './http/announce-item-changes.ts'
import { addClientFiles } from './http/client-files.ts'
import { addErrorHandling, answerBadAddress } from './http/error-handler.ts'
import { addGracefulStop } from './http/graceful-stop.ts'
import { keepSharedPagesUnlisted } from './http/keep-shared-pages-unlisted.ts'
import { measureRequests } from './http/measure-requests.ts'
import { addOriginCheck } from './http/origin-check.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { compileSerializer } from './http/serialize-output.ts'
import { answerBrokenRequest, closeStalledRequests, TIMEOUTS, type Timeouts } from './http/stalled-requests.ts'
import { traceRequests } from './http/trace-requests.ts'

const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** The largest JSON body, in bytes. */
const MAX_JSON_BYTES = 256 * 1024

/** Builds the web application without listening, so that tests can inject requests. */
export async function buildApp(
  context: Context,
  options: { clientDir?: string; timeouts?: Timeouts; lingerMs?: number } = {},
): Promise<FastifyInstance> {
  const { clientDir = CLIENT_DIR, timeouts = TIMEOUTS } = options
  const loggerInstance: FastifyBaseLogger = context.logger
  const app = fastify({
    loggerInstance,
    // Log every request only at verbose levels; failures are always logged.
    logController: new LogController({ disableRequestLogging: !isVerbose(context) }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: context.config.trustProxy,
    bodyLimit: MAX_JSON_BYTES,
    // Close whatever is still open after the grace period of a stop; answer requests that arrive until then.
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    // Interval at which Node checks for late connections.
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.headersMs / 2 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(compileSerializer)
  app.decorateRequest('user', null)
  app.decorateRequest('sessionId', null)
  addErrorHandling(app)
  addGracefulStop(app, context.config.stopGraceSeconds * 1000, options.lingerMs)
  closeStalledRequests(app, timeouts)
  addOriginCheck(app, context.config.publicUrl)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  keepSharedPagesUnlisted(app)
  announceItemChanges(app, context.db)
  measureRequests(app, context.metrics)
  if (context.config.tracing) traceRequests(app)
  addSecurityHeaders(app, context.config)
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES + 1, fieldSize: MAX_CAPTIONS_BYTES + 1, fields: 20, parts: 30 },
  })
  await app.register(swagger, {
    openapi: { info: { title: 'Dictum', version: '1', description: 'The API that Dictum’s own client uses.' } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.register(async (routes) => {
    addHealthRoutes(routes, context)
    addMetricsRoute(routes, context)
    addSiteRoutes(routes, context)
    addAccountRoutes(routes, context)
    addOwnAccountRoutes(routes, context)
    addTwoFactorRoutes(routes, context)
    addNoteRoutes(routes, context)
    addSeveralNotesRoutes(routes, context)
    addSpeakerRoutes(routes, context)
    addUploadRoutes(routes, context)
    addAnalysisRoutes(routes, context)
    addExportRoutes(routes, context)
    addDataExportRoutes(routes, context)
    addShareLinkRoutes(routes, context)
    addSharingRoutes(routes, context)
    addCommentRoutes(routes, context)
    addCorrectionRoutes(routes, context)
    addNotificationRoutes(routes, context)
    addPresenceRoutes(routes, context)
    addStreamRoutes(routes, context)
    addSpeechStatusRoutes(routes, context)
    addModelRoutes(routes, context)
    addVocabularyRoutes(routes, context)
    addFollowUpRoutes(routes, context)
    addClosingOfferRoutes(routes, context)
    addDetectedEventRoutes(routes, context)
    addCalendarFeedRoutes(routes, context)
    addCoachingRoutes(routes, context)
    addSearchRoutes(routes, context)
    addAskRoutes(routes, context)
    addSettingsRoutes(routes, context)
    addRetentionRoutes(routes, context)
    addPaymentRoutes(routes, context)
    addAnalyticsRoutes(routes, context)
    addStatsRoutes(routes, context)
    addAdminRoutes(routes, context)
  })
  await addClientFiles(app, clientDir)
  return app
}

function isVerbose({ config }: Context): boolean {
  return config.logLevel === 'debug' || config.logLevel === 'trace'
}
