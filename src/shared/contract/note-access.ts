import { z } from 'zod'
import { PERMISSIONS } from '#shared/choices.ts'

/** What a person with whom a note is shared may do with it. */
export const permissionSchema = z.enum(PERMISSIONS)
export type Permission = z.infer<typeof permissionSchema>

/** A signed-in user's access to a note: their own, or one that is shared with them. */
export const noteAccessSchema = z.enum(['owner', ...PERMISSIONS])
export type NoteAccess = z.infer<typeof noteAccessSchema>

/** Another user, as seen by people who share a note with them. */
export const personSchema = z.object({
  /** Empty if they gave none. */
  name: z.string(),
  email: z.string(),
})
export type Person = z.infer<typeof personSchema>
