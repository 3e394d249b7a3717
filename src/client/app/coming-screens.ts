/** Screens whose content is still to come; each has its words in the catalogue `coming`. */
export const COMING_SCREENS = ['subscribe'] as const

export type ComingScreenName = (typeof COMING_SCREENS)[number]
