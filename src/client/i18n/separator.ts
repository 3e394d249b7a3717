/**
 * Separates details in one line of text, such as the place and the people of an event. The line can break before it, but
 * not after it, so that no line ends with a point that leads nowhere.
 */
export const SEPARATOR = ' ·\u00A0'
