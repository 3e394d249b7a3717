/** Names of people, as the group `who`, and words that are never a person. */
export const person = {
  pronoun: '(?:i|me|us|him|her|them|you|he|she|it|we|they|who|what|that|this|there|which|one|all)',
  small: '(?:and|or|so|but|if|when|not|also|then|because|just|anyway|um|uh)',
  verb: '(?:have|has|had|is|are|was|were|be|been|do|did|will|would|can|could|must|should|going|still|already)',
  anybody: '(?:nobody|everybody|everyone|somebody|someone|anyone|people)',
  nobody: '(?:{pronoun}|{small}|{verb}|{anybody})(?![\\p{L}])',
  title:
    '(?:mr|mrs|ms|dr|doctor|sister|brother|father|professor|captain|councillor|chef|coach|uncle|aunt|auntie|nurse)',
  particle: '(?:(?:van|von|de|der|la|el|al) ){0,2}',
  word: '{particle}(?!{nobody})[\\p{L}-]{2,}',
  whoever: '(?<who>(?:(?:the|my|our|his|her|their) (?:{word} )?)?(?:{title}\\.? )?{word})',
  who: '(?<who>(?:(?:the|my|our|his|her|their) )?(?:{title}\\.? )?{word}(?: (?:people|lot|guys|team|folks|crew|office))?)',
}
