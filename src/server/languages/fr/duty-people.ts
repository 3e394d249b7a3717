/** Names of people, as the group `who`, and words that are never a person. */
export const person = {
  pronoun:
    '(?:je|tu|il|elle|on|nous|vous|ils|elles|moi|toi|lui|eux|qui|que|ca|ce|cela|y|en|le|la|les|l|un|une|des|se|me|te|m|s|t|j|n)',
  small:
    '(?:et|ou|mais|donc|alors|si|ne|pas|de|du|au|aux|a|par|pour|avec|dans|chez|sur|tout|plus|bon|euh|quand|comme|puis|pis|oui|non|cote|part)',
  anybody: "(?:personne|quelqu|quelqu'un|chacun|rien|tous)",
  nobody: '(?:{pronoun}|{small}|{anybody})(?![\\p{L}])',
  det: "(?:(?:le|la|les|mon|ma|mes|notre|nos|son|sa|ses|ton|ta|leur) |l')",
  word: '(?!{nobody})[\\p{L}-]{2,}',
  of: "(?: (?:de la |de l'|du |des |de |d'|au |aux ){word})?",
  who: '(?<who>{det}?(?:{word} )?{word}{of})',
  short: '(?<who>{det}?(?:{word} )?{word})',
  they: '(?:il|elle|ils|elles|on)',
  mine: "(?:m'|nous |me )",
}
