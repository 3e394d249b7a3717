import { ApiError } from '#client/api/api-error.ts'
import { describeError } from '#client/api/query-client.ts'

export interface Placement<Name extends string> {
  /** The fields for parts of the body that no field is named after. */
  fieldOf?: Record<string, Name>
  /** The field for a refusal that names none of the fields. */
  otherwise?: Name | undefined
}

/**
 * Returns the fields named by a refused call, each with its message, in the order of the form.
 * @param names the form's fields
 */
export function placeRefusal<Name extends string>(
  error: unknown,
  names: readonly Name[],
  { fieldOf = {}, otherwise }: Placement<Name>,
): [Name, string][] {
  const messages = new Map<string, string>()
  if (error instanceof ApiError) {
    for (const [path, message] of Object.entries(error.fields)) {
      // An element of a list (`people.2`) belongs to the list's field.
      const part = path.split('.')[0] ?? path
      const name = fieldOf[part] ?? part
      if (!messages.has(name)) messages.set(name, message)
    }
  }
  const placed = names.flatMap((name): [Name, string][] => {
    const message = messages.get(name)
    return message === undefined ? [] : [[name, message]]
  })
  return placed.length === 0 && otherwise !== undefined ? [[otherwise, describeError(error)]] : placed
}
