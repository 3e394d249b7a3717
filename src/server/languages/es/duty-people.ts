/** Names of people, as the group `who`, and words that are never a person. */
export const person = {
  pronoun:
    '(?:yo|tu|el|ella|ellos|ellas|usted|ustedes|nosotros|mi|ti|me|te|se|nos|le|les|lo|la|los|las|eso|esto|esa|ese|una?)',
  small:
    '(?:y|o|en|de|a|con|por|al|del|sin|que|si|no|ya|pero|porque|como|cuando|donde|quien|nunca|tambien|pues|hasta|todo|todos|cada|ahi|asi|es|fue|{when})',
  when: '(?:para|hoy|manana|antes)',
  anybody: '(?:nadie|alguien|cualquiera|gente|persona)',
  nobody: '(?:{pronoun}|{small}|{anybody})(?![\\p{L}])',
  word: '(?!{nobody})[\\p{L}-]{2,}',
  which: '(?: de(?:l| la| los| las)? {word})?',
  who: '(?<who>(?:(?:el|la|los|las|mi|mis|su|nuestro|nuestra) )?{word}{which}(?:,? {word})?)',
  short: '(?<who>(?:(?:el|la|los|las|mi|mis|su|nuestro|nuestra) )?(?:{word} )?{word})',
  clitics: '(?:(?:me|te|nos|le|les|se|lo|la|los|las) ){0,2}',
}
