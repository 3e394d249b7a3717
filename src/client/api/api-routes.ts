import type { z } from 'zod'
import type * as accounts from '#shared/contract/accounts.ts'
import type * as admin from '#shared/contract/admin.ts'
import type * as adminSystem from '#shared/contract/admin-system.ts'
import type * as analysis from '#shared/contract/analysis.ts'
import type * as analytics from '#shared/contract/analytics.ts'
import type * as ask from '#shared/contract/ask.ts'
import type * as calendarFeed from '#shared/contract/calendar-feed.ts'
import type { Call } from '#shared/contract/call.ts'
import type * as closingOffers from '#shared/contract/closing-offers.ts'
import type * as coaching from '#shared/contract/coaching.ts'
import type * as comments from '#shared/contract/comments.ts'
import type * as corrections from '#shared/contract/corrections.ts'
import type * as dataExport from '#shared/contract/data-export.ts'
import type * as detectedEvents from '#shared/contract/detected-events.ts'
import type * as exports from '#shared/contract/exports.ts'
import type * as followUps from '#shared/contract/follow-ups.ts'
import type * as models from '#shared/contract/models.ts'
import type * as noteAudio from '#shared/contract/note-audio.ts'
import type * as noteEditing from '#shared/contract/note-editing.ts'
import type * as noteShares from '#shared/contract/note-shares.ts'
import type * as notes from '#shared/contract/notes.ts'
import type * as notifications from '#shared/contract/notifications.ts'
import type * as payments from '#shared/contract/payments.ts'
import type * as presence from '#shared/contract/presence.ts'
import type * as retention from '#shared/contract/retention.ts'
import type * as search from '#shared/contract/search.ts'
import type * as settings from '#shared/contract/settings.ts'
import type * as severalNotes from '#shared/contract/several-notes.ts'
import type * as shareLinks from '#shared/contract/share-links.ts'
import type * as speakers from '#shared/contract/speakers.ts'
import type * as stats from '#shared/contract/stats.ts'
import type * as stream from '#shared/contract/stream.ts'
import type * as system from '#shared/contract/system.ts'
import type * as transcribing from '#shared/contract/transcribing.ts'
import type * as twoFactor from '#shared/contract/two-factor.ts'
import type * as uploads from '#shared/contract/uploads.ts'
import type * as vocabulary from '#shared/contract/vocabulary.ts'
import type { Language } from '#shared/languages.ts'

// Imports only types: the contract's schemas, and zod with them, would slow down every first paint. Instead, a call is
// named by its method and path, and the name leads to the contract's types.
type CallsOf<Module> = Extract<Module[keyof Module], Call>

type ContractCall =
  | CallsOf<typeof accounts>
  | CallsOf<typeof admin>
  | CallsOf<typeof adminSystem>
  | CallsOf<typeof analysis>
  | CallsOf<typeof analytics>
  | CallsOf<typeof ask>
  | CallsOf<typeof calendarFeed>
  | CallsOf<typeof closingOffers>
  | CallsOf<typeof coaching>
  | CallsOf<typeof comments>
  | CallsOf<typeof corrections>
  | CallsOf<typeof dataExport>
  | CallsOf<typeof detectedEvents>
  | CallsOf<typeof exports>
  | CallsOf<typeof followUps>
  | CallsOf<typeof models>
  | CallsOf<typeof noteAudio>
  | CallsOf<typeof noteEditing>
  | CallsOf<typeof noteShares>
  | CallsOf<typeof notes>
  | CallsOf<typeof notifications>
  | CallsOf<typeof payments>
  | CallsOf<typeof presence>
  | CallsOf<typeof retention>
  | CallsOf<typeof search>
  | CallsOf<typeof settings>
  | CallsOf<typeof severalNotes>
  | CallsOf<typeof shareLinks>
  | CallsOf<typeof speakers>
  | CallsOf<typeof stats>
  | CallsOf<typeof stream>
  | CallsOf<typeof system>
  | CallsOf<typeof transcribing>
  | CallsOf<typeof twoFactor>
  | CallsOf<typeof uploads>
  | CallsOf<typeof vocabulary>

/** A call of the contract by its name, e.g. `'GET /api/voice-notes/:id'`. */
export type ApiRoute = ContractCall extends infer C extends Call
  ? C extends Call
    ? `${C['method']} ${C['path']}`
    : never
  : never

type CallNamed<Route extends ApiRoute> = ContractCall extends infer C
  ? C extends Call
    ? Route extends `${C['method']} ${C['path']}`
      ? C
      : never
    : never
  : never

/** The answer of a call; `undefined` if the answer contains no JSON. */
export type ApiAnswer<Route extends ApiRoute> =
  CallNamed<Route> extends { output: infer Output extends z.ZodType } ? z.output<Output> : undefined

type Params<Route extends ApiRoute> =
  CallNamed<Route> extends { params: infer P extends z.ZodType } ? { params: z.output<P> } : { params?: never }

type Query<Route extends ApiRoute> =
  CallNamed<Route> extends { query: infer Q extends z.ZodType } ? { query?: Partial<z.output<Q>> } : { query?: never }

type Body<Route extends ApiRoute> =
  CallNamed<Route> extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: never }

/** The input of a call. */
export type ApiInput<Route extends ApiRoute> = Params<Route> &
  Query<Route> &
  Body<Route> & {
    signal?: AbortSignal
    /** The language of the server's messages. Defaults to that of the interface. */
    language?: Language
  }
