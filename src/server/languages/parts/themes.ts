/**
 * What a note is about even if the word itself is not said: the theme, and words that indicate it (`audit-` with its
 * inflections). Two different ones make the theme.
 */
export type Themes = Record<string, string>
