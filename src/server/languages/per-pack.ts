import type { LanguagePack } from './language-pack.ts'

/** Derives something from a language pack once, on first use: compiled patterns, sets of words. */
export function perPack<Made>(make: (pack: LanguagePack) => Made): (pack: LanguagePack) => Made {
  const made = new WeakMap<LanguagePack, Made>()
  return (pack) => {
    const known = made.get(pack)
    if (known !== undefined) return known
    const fresh = make(pack)
    made.set(pack, fresh)
    return fresh
  }
}
