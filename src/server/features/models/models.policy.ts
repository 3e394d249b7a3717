import type { Config } from '#server/config.ts'

/** Users may manage models only if the operator allows it, because models take gigabytes of disk space. */
export function mayManageModels({ models }: Pick<Config, 'models'>): boolean {
  return models.management === 'users'
}
