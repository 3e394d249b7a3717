import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long or wait for other processes, in the order in which they are started. All others follow them. */
const LONGEST = [
  'src/server/killed-processes.test.ts',
  'src/server/db/database-loss.test.ts',
  'src/server/db/embedded/cluster.test.ts',
  'scripts/backup.test.ts',
  'src/server/audio/prepare-audio.test.ts',
  'src/server/speech/find-speech.test.ts',
  'src/server/analysis/builtin/builtin-analyst.test.ts',
  'src/server/speech/odd-recordings.test.ts',
  'src/server/speech/local/hot-words.test.ts',
  'src/server/analysis/llm/llm-analyst.test.ts',
  'src/server/http/fuzz.db.test.ts',
  'src/server/backup/restore.db.test.ts',
  'src/server/http/rolling-restart.db.test.ts',
  'src/server/features/uploads/killed-server.db.test.ts',
]
const PROJECTS = ['unit', 'client', 'components', 'database']

/** Starts the longest files first, so that no worker is left with one of them at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId))
  }
}

/** Files of one project stay together, because only they can share a worker. */
function rank({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(path))
  return PROJECTS.indexOf(project.name) * 1000 + (place === -1 ? LONGEST.length : place)
}
