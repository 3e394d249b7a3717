import type { Config } from '#server/config.ts'

/** Models take gigabytes of the machine's disk: users touch them only where its operator lets them. */
export function mayManageModels({ models }: Pick<Config, 'models'>): boolean {
  return models.management === 'users'
}
