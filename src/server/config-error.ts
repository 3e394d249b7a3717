/** A variable has an invalid value; `message` is one line that names it. */
export class ConfigError extends Error {}
