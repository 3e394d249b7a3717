import type { VerbForms } from '../parts/verb-forms.ts'

/** Verbs common in business, so that their forms are recognised: "circulating" belongs to "circulate". */
const KNOWN = new Set(
  `add agree answer apologise apologize apply approve arrange ask assemble assign attend audit book bring
    brief build buy calculate call cancel change charge chase check choose circulate clean clear close
    collect compare compile complete confirm contact coordinate copy correct cover create cut deal decide
    define deliver deploy design discuss delay distribute do draft draw drive drop edit email enter estimate
    evaluate explain export extend file fill finalise finalize find finish fix fly follow forward freeze
    gather get give go grab hand handle help hire host improve include inform install interview invite
    invest invoice issue join keep kill launch lead learn leave let list load look make manage measure meet
    message move negotiate notify offer open order outsource organise organize pack pass pay phone pick plan
    post postpone prepare present print process produce promote propose provide publish pull purchase push
    put raise reach read rebook recall record recruit redo release remind remove renew rent repair replace
    reply report request reschedule resend reserve resolve respond return review revise rewrite ring run
    save schedule scan see sell send serve set settle share ship shop show sign solve sort speak start stop
    submit supply support take talk tell test text train transfer translate try update upgrade upload verify
    visit wait walk work wrap write`.split(/\s+/),
)

export const verbs: VerbForms = {
  infinitive: (word) => infinitiveOf(word.toLowerCase()),
  ofFirstPerson: () => null,
  ofImperative: () => null,
  attachPronouns: () => null,
}

function infinitiveOf(word: string): string {
  if (KNOWN.has(word)) return word
  const stem = /^(.+)ing$/.exec(word)?.[1]
  if (stem !== undefined) {
    const undoubled = stem.replace(/([^aeiou])\1$/, '$1')
    return [stem, `${stem}e`, undoubled].find((verb) => KNOWN.has(verb)) ?? word
  }
  const bases = [word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]
  return bases.find((verb) => KNOWN.has(verb)) ?? word
}
