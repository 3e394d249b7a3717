const KEY = 'dictum.install'

/** What this device remembers about the offer to install the app. */
interface InstallMemory {
  /** How often the app has been opened, counted up to two. */
  visits: number
  declined: boolean
}

function read(storage: Pick<Storage, 'getItem'>): InstallMemory {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '{}')
    if (typeof value !== 'object' || value === null) return { visits: 0, declined: false }
    const visits = 'visits' in value && typeof value.visits === 'number' ? value.visits : 0
    return { visits, declined: 'declined' in value && value.declined === true }
  } catch {
    return { visits: 0, declined: false }
  }
}

/**
 * Counts this visit once, for as long as the tab is open.
 * @returns whether the app had been opened before
 */
export function countVisit(local: Storage, session: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const memory = read(local)
  if (session.getItem(KEY) !== null) return memory.visits > 1
  session.setItem(KEY, '')
  const visits = Math.min(memory.visits + 1, 2)
  local.setItem(KEY, JSON.stringify({ ...memory, visits }))
  return visits > 1
}

/** Whether the user has said that they don't want to install the app. */
export function hasDeclinedInstalling(local: Pick<Storage, 'getItem'>): boolean {
  return read(local).declined
}

/** Remembers that the user doesn't want to install the app: they are not asked again on this device. */
export function declineInstalling(local: Pick<Storage, 'getItem' | 'setItem'>): void {
  local.setItem(KEY, JSON.stringify({ ...read(local), declined: true }))
}
