import { buildClientWhenChanged } from '../../scripts/client-build.ts'
import { makeDataTemplate } from './data-template.ts'

/**
 * Prepares what all of the journeys' servers need: the client build, which several of them would otherwise start at the
 * same time, and a migrated database to copy.
 * @returns a function that deletes the database
 */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildClientWhenChanged()
  return makeDataTemplate()
}
