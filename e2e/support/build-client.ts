import { buildClientWhenChanged } from '../../scripts/client-build.ts'

/** Once before all journeys: their servers, of which several start at the same time, take the client as it is. */
export default buildClientWhenChanged
