import { account } from './account.ts'
import { assign } from './assign.ts'
import { captions } from './captions.ts'
import { comments } from './comments.ts'
import { dashboard } from './dashboard.ts'
import { device } from './device.ts'
import { eventList } from './event-list.ts'
import { exports } from './exports.ts'
import { followUps } from './follow-ups.ts'
import { leftovers } from './leftovers.ts'
import { microphone } from './microphone.ts'
import { notifications } from './notifications.ts'
import { player } from './player.ts'
import { received } from './received.ts'
import { review } from './review.ts'
import { share } from './share.ts'
import { shortcuts } from './shortcuts.ts'
import { speakers } from './speakers.ts'
import { spoken } from './spoken.ts'
import { team } from './team.ts'
import { uploads } from './uploads.ts'

/**
 * The English texts that the frame of every screen loads after it is painted: of the panels of Today, of sharing notes, the
 * follow-ups, the screen of events, the language of a recording, the recorder's dialogs, uploads, and the frame's notices.
 */
export const catalogue = {
  account,
  assign,
  captions,
  comments,
  dashboard,
  device,
  eventList,
  exports,
  followUps,
  leftovers,
  microphone,
  notifications,
  player,
  received,
  review,
  share,
  shortcuts,
  speakers,
  spoken,
  team,
  uploads,
} as const

export type SharingCatalogue = typeof catalogue
