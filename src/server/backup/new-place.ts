import { readdir, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EmbeddedCluster } from '#server/db/embedded/cluster.ts'
import type { Logger } from '#server/logger.ts'
import { makeFolder } from '#server/make-folder.ts'
import { openEmbedded, openExternal, type Place, type PlaceConfig } from './place.ts'
import { isRestoring } from './restore-marker.ts'

/** Everything that opening a place, and restoring into it, puts into its data folder. */
const CREATED = ['postgres', 'postgres.log', 'database-password', 'audio', 'work']

/** A place to restore into. */
export interface NewPlace extends Place {
  /** Closes it and deletes what was created in its data folder since it was opened, and the folder itself. */
  discard(): Promise<void>
}

/**
 * Opens a place to restore into, and keeps any server from starting on its data folder meanwhile. If that fails, the data
 * folder is as it was.
 * @throws StartError if a server runs there, or the database can't be used
 */
export async function openNewPlace(config: PlaceConfig, logger: Logger): Promise<NewPlace> {
  const { dataDir } = config
  const firstFolder = await makeFolder(dataDir, 0o755)
  const before = new Set(await readdir(dataDir))
  let cluster: EmbeddedCluster | null = null
  let keeps = false
  const deleteCreated = async () => {
    // If the mark of a restore is there, what it has stored could not be deleted. It keeps servers away.
    if (keeps || (await isRestoring(dataDir))) return
    // Root's cluster may be outside of the data folder, and there may be an older one.
    if (cluster?.created) await rm(cluster.folder, { recursive: true, force: true })
    for (const name of CREATED) {
      if (!before.has(name)) await rm(join(dataDir, name), { recursive: true, force: true })
    }
  }
  const deleteFolders = async () => {
    if (firstFolder !== null) await deleteEmptyFolders(dataDir, firstFolder)
  }
  const onStarted = (started: EmbeddedCluster) => {
    cluster = started
  }
  try {
    const place =
      config.databaseUrl === null
        ? await openEmbedded(config, logger, { onStarted, onStopped: deleteCreated })
        : await openExternal(config, config.databaseUrl, { onStopped: deleteCreated })
    keeps = true
    return {
      ...place,
      discard: async () => {
        keeps = false
        await place.close()
        await deleteFolders()
      },
    }
  } catch (error) {
    await deleteFolders()
    throw error
  }
}

/** Deletes a folder and those above it up to `first`, as far as nothing is in them. */
async function deleteEmptyFolders(path: string, first: string): Promise<void> {
  for (let folder = path; ; folder = dirname(folder)) {
    const isDeleted = await rmdir(folder).then(
      () => true,
      () => false,
    )
    if (!isDeleted || folder === first) return
  }
}
