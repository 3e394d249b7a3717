/**
 * What a note is about though its word may not be said: the theme, and words that speak of it (`audit-` with its
 * inflections). Two different ones make the theme.
 */
export type Themes = Record<string, string>
