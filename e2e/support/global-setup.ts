import { buildClientWhenChanged } from '../../scripts/client-build.ts'

/**
 * Builds once before all journeys, since several of their servers start at the same time and use the existing build.
 */
export default buildClientWhenChanged
