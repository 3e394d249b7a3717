import type { SpeechWords } from '../parts/speech-words.ts'

export const speech: SpeechWords = {
  reportedNames: ['french'],
  smallWords: [
    'le les des du au aux et ou mais que qui dont où avec pour dans par sur sans est sont était être été il',
    'elle ils elles nous vous je ce cette ces ça son sa ses mon ma mes leur leurs pas ne plus très comme',
    'quand parce aussi y à une avant après moi toi lui chez dès hier demain aujourd’hui',
  ].join(' '),
  capitals: '',
  commonNames:
    'jade marguerite romane clement martin victor angel marina rosa angers valence lens lorient tours florence porto cologne cali',
  abbreviations: 'm mm mme mlle dr pr me st ste av bd',
  abbreviationsBeforeNumbers: 'no art p fig',
  apostrophes: { whole: "aujourd['’]hui", before: '[ldjmtscn]|qu|jusqu|lorsqu|puisqu', after: '' },
}
