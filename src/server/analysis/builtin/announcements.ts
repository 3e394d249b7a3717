const ANNOUNCES =
  /^(?:(?:right|okay|ok|so|well|bon|alors|euh|bueno|pues|a ver|eh)[\s,]+)*(?:(?:a|une?|una) )?(?:(?:quick|short|brief|petite|breve) )?(?:voice )?(?:note|nota|memo|mémo)(?: (?:rapide|rápida|vocale|de voz))?,? (?:after|from|following|on the way|al salir|tras|después|del|de la|après|suite|en sortant|de retour)(?![\p{L}])[^.!?:;]{0,70}[.!?]?$/iu

/** Whether a clause only says that a note is made: "Quick note after the investor call, it's Thursday morning." */
export function isAnnouncement(text: string): boolean {
  return ANNOUNCES.test(text)
}
