import type { LanguagePack } from '#server/languages/language-pack.ts'
import { isPlaceName } from '#server/languages/names/place-names.ts'
import { tokenize } from '../../text/tokens.ts'
import { isFirstName, isNoName, isTitle, mayFollowTitle } from '../names.ts'
import { capitalise } from '../wording.ts'

/** Capitalises names, also in speech that was transcribed without capitals. */
export function writeNames(title: string, pack: LanguagePack): string {
  let written = ''
  let at = 0
  let before = ''
  for (const { folded, start, end } of tokenize(title)) {
    const word = title.slice(start, end)
    const isName = isFirstName(folded) || (isTitle(before) && mayFollowTitle(folded, pack)) || isPlaceName(folded)
    const named = isName && !isNoName(folded, pack)
    written += title.slice(at, start) + (named ? capitalise(word) : word)
    at = end
    before = folded
  }
  return written + title.slice(at)
}
