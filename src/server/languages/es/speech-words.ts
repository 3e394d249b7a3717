import type { SpeechWords } from '../parts/speech-words.ts'

export const speech: SpeechWords = {
  reportedNames: ['spanish', 'castilian'],
  smallWords: [
    'el los las una unos unas y o pero que del al con por para sin sobre son era está están fue ser estar hay',
    'ha he han lo mi su yo ella ellos nosotros esto esta este eso muy más como cuando donde quien porque',
    'también ya hoy mañana ayer antes después hasta desde',
  ].join(' '),
  capitals: '',
  commonNames: [
    'rosa dolores pilar victoria gloria rosario alba angel marina granada lima leon puebla merida',
    'florencia amparo cali jade eva asuncion vienne roma',
  ].join(' '),
  abbreviations: 'sr sra srta dr dra d dña prof lic ing ud uds av',
  abbreviationsBeforeNumbers: 'núm art pág',
  apostrophes: { whole: '', before: '', after: '' },
}
