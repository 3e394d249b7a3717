import { useEffect, useState } from 'react'

/**
 * Remembers which questions were answered until the server's list no longer contains them, so that a late response does
 * not show one again.
 * @param ids the questions in the server's list
 */
export function useAnswered(ids: readonly string[]) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const listed = ids.join()
  useEffect(() => {
    const present = new Set(listed.split(','))
    setAnswered((before) => {
      const left = [...before].filter((id) => present.has(id))
      return left.length === before.size ? before : new Set(left)
    })
  }, [listed])
  return {
    answered,
    hide: (id: string) => setAnswered((before) => new Set(before).add(id)),
    show: (id: string) => setAnswered((before) => new Set([...before].filter((other) => other !== id))),
  }
}
