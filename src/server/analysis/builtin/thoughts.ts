import type { Language } from '#shared/languages.ts'

/** Where speech without punctuation goes over to something else: a new subject, a filler, a turn of phrase. */
const NEW_THOUGHT: Record<Language, RegExp> = {
  en: /(?<!\b(?:what|that|if|whether|how|when|where|who|why|which|than|as|because|and|but|everything|anything|all|the \p{L}+)) (?:(?:they|he|she|we|i|it|that|there|you)(?:'(?:s|re|ve|ll|d|m) | (?:quoted|said|says|told|is|was|are|were|have|has|had|think|know|mean|don't|can't|need|want|need|still|also|just) )|oh (?:and|yeah)\b|um\b|uh\b|er\b|you know\b|anyway\b|by the way\b|the question is\b)/gu,
  es: / (?:(?:ah|eh|este|bueno|o sea|en fin|la verdad|por cierto|otra cosa|que mas|y ya|ya por ultimo|por ultimo|la pregunta es|la duda es|no se si|a ver)(?![\p{L}])|y (?:si|luego|despues|ademas|tambien) |(?:es|son) (?:urgente|importante|un|una) |yo (?:creo|no|tengo|soy|me) )/gu,
  fr: /(?<!\b(?:que|qu'|si|quand|ce que|ce qu'|comment|ou|dont|parce que|et|mais)) (?:(?:ah|euh|ben|bah|voila|bref|bon(?! d)|enfin|du coup|sinon|apres il y a|cote|ensuite|je me demande|la question)(?![\p{L}])|(?:je|on|ils?|elles?|nous) (?:l'|ne |n'|me |se |les? |la )?(?:est|sont|a|ai|avons|avait|va|vais|pense|crois|sais|fait|veut|veulent|peut|doit) |(?:c'est|ca |il y a |j'ai |j'en |j'y ))/gu,
}

/** Fewer letters are no thought yet. */
const SHORTEST = 8
/** Longer than any task or point; a long run may hold thousands of them. */
const REACH = 240

/** Where the thought ends that begins at a letter of a bare clause, folded. */
export function thoughtEnd(folded: string, from: number, language: Language): number {
  const pattern = NEW_THOUGHT[language]
  pattern.lastIndex = from + SHORTEST
  return pattern.exec(folded.slice(0, from + REACH))?.index ?? folded.length
}
