import type { SpeechWords } from '../parts/speech-words.ts'

export const speech: SpeechWords = {
  reportedNames: ['english'],
  smallWords: [
    'the and of is are was were be been to in that this these those it he she they we you i my your our his',
    'her their with for at by from have has had will would can could should not but or if what when where who',
    'which there do does did about into then than please today tomorrow i’m it’s don’t',
  ].join(' '),
  capitals:
    'i monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december',
  commonNames:
    'heather amber carol poppy mason marina victor nick mike jade angel gloria cologne phoenix china derby vienne merida cordoba',
  abbreviations: 'mr mrs ms dr prof st gen sen rep rev hon vs e.g i.e',
  abbreviationsBeforeNumbers: 'no fig',
  apostrophes: { whole: "o['’]\\p{L}{3,}|\\p{L}+n['’]t\\b", before: '', after: 's|ll|re|ve|d|m' },
}
