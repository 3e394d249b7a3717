import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** The folder that Linux keeps in memory. */
const MEMORY_FOLDER = '/dev/shm'

/** Minimum free space and memory for the tests, both in bytes and with a margin: the tests fill less than 2 GB. */
const NEEDED_SPACE = 6e9
const NEEDED_MEMORY = 12e9

const run = promisify(execFile)

/**
 * Creates an empty folder for the files of tests, which every user may enter. It is in memory if there is enough room
 * and programs may be run from there: tests create and delete many databases, which takes a third less system time in
 * memory than on a disk. Otherwise it is in the system's temporary folder.
 */
export async function createTemporaryFolder(memoryFolder = MEMORY_FOLDER): Promise<string> {
  const parent = (await hasRoom(memoryFolder)) ? memoryFolder : tmpdir()
  const folder = await createIn(parent)
  if (parent === tmpdir() || (await canRunPrograms(folder))) return folder
  await rm(folder, { recursive: true })
  return createIn(tmpdir())
}

async function createIn(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'dictum-tests-'))
  // When the tests run as root, the database runs as another user. The folder is sticky, as temporary folders are.
  await chmod(folder, 0o1777)
  return folder
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize >= NEEDED_SPACE && freemem() >= NEEDED_MEMORY
  } catch {
    // The system has no such folder.
    return false
  }
}

async function canRunPrograms(folder: string): Promise<boolean> {
  const program = join(folder, 'program')
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 })
  try {
    await run(program)
    return true
  } catch {
    // It is mounted without permission to run programs, as in most containers.
    return false
  } finally {
    await rm(program)
  }
}
