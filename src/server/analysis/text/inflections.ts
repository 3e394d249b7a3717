import type { Language } from '#shared/languages.ts'

const ENDINGS: Record<Language, string> = {
  en: `s es d ed ing er ers est ly y ies ied ier iest iness ness ful fully ment ments ion ions ation ations able
    ably ive ively ous ously ent ence ate ated ating ates t e ting ted ize ized al ally ic ical ized ised`,
  es: `o a os as e es s ar er ir arme arse arte arnos arlo erlo erse irse ado ada ados adas ido ida idos idas ando iendo yendo
    amos emos imos an en aba abas aban abamos ia ias ian iamos aron ieron aste iste io aria arian eria irian are ara aran era eran ira iran eria
    isimo isima isimos isimas ito ita itos itas illo amente mente cion ciones sion siones miento mientos dor dora dores doras tor tora oso osa osos osas
    eza ez ura bilidad able ables ible ibles ante antes ente entes ancia encia ia ias al ales ismo ista istas ado ico ica icos icas idad ero era uoso
    ue uen uemos zco zca eo ea eos eas on ona ones onas ito izar iz ce ces cen cer que quen o`,
  fr: `e s es er ee ees ent ons ez ais ait aient ai as a ant ante ants antes i ie is ies it issent issant isse ir ira iront era eront erait eraient eur eurs euse euses eux if ive ifs ives
    ment ement ements tion tions ation ations able ables ible ibles age ages ance ances ence ences al ale aux ales isme iste istes ite ites x lle lles que ques rice rices ique iques esse eresse eusement u ue us ues rait ront quer que quent
    ivement iquement ete lement ions iez ure ures`,
}

const known = new Map<Language, Set<string>>()

/** What words of a language end in when they are inflected or derived; folded, for `isOn`. */
export function inflectionsOf(language: Language): Set<string> {
  const endings = known.get(language) ?? new Set(ENDINGS[language].split(/\s+/))
  known.set(language, endings)
  return endings
}
