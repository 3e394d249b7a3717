import type { SharingCatalogue } from '../en/sharing-catalogue.ts'
import type { SameKeys } from '../same-keys.ts'
import { account } from './account.ts'
import { assign } from './assign.ts'
import { captions } from './captions.ts'
import { comments } from './comments.ts'
import { device } from './device.ts'
import { eventList } from './event-list.ts'
import { events } from './events.ts'
import { exports } from './exports.ts'
import { followUps } from './follow-ups.ts'
import { leftovers } from './leftovers.ts'
import { microphone } from './microphone.ts'
import { note } from './note.ts'
import { notifications } from './notifications.ts'
import { player } from './player.ts'
import { received } from './received.ts'
import { review } from './review.ts'
import { severalNotes } from './several-notes.ts'
import { share } from './share.ts'
import { shortcuts } from './shortcuts.ts'
import { speakers } from './speakers.ts'
import { spoken } from './spoken.ts'
import { tasks } from './tasks.ts'
import { team } from './team.ts'
import { uploads } from './uploads.ts'

/** The Spanish texts for sharing notes. */
export const catalogue: SameKeys<SharingCatalogue> = {
  account,
  assign,
  captions,
  comments,
  device,
  eventList,
  events,
  exports,
  followUps,
  leftovers,
  microphone,
  note,
  notifications,
  player,
  received,
  review,
  severalNotes,
  share,
  shortcuts,
  speakers,
  spoken,
  tasks,
  team,
  uploads,
}
