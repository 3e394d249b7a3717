/** The permissions that can be given. Commenting is a level of the contract, but has no screen yet. */
export const OFFERED_PERMISSIONS = ['read', 'edit'] as const
export type OfferedPermission = (typeof OFFERED_PERMISSIONS)[number]
