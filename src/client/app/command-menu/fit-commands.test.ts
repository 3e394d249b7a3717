import { expect, it } from 'vitest'
import { finding as en } from '#client/i18n/en/finding.ts'
import { finding as es } from '#client/i18n/es/finding.ts'
import { finding as fr } from '#client/i18n/fr/finding.ts'
import { fitCommands, isQuestion } from './fit-commands.ts'

const COMMANDS = [
  { label: 'Settings', keywords: 'preferences options' },
  { label: 'Theme: Dark', keywords: 'appearance' },
  { label: 'Start recording', keywords: 'microphone' },
  { label: 'Réglages : exporter vos données', keywords: 'archive zip' },
  { label: 'Export' },
  { label: 'Estadísticas', keywords: 'cifras' },
]
const fitting = (typed: string) => {
  const { named, related } = fitCommands(COMMANDS, typed)
  return { named: named.map(({ label }) => label), related: related.map(({ label }) => label) }
}

it.each([
  ['sett', ['Settings'], []],
  ['DARK', ['Theme: Dark'], []],
  ['dark theme', ['Theme: Dark'], []],
  ['preferences', [], ['Settings']],
  ['export', ['Export', 'Réglages : exporter vos données'], []],
  ['reglages', ['Réglages : exporter vos données'], []],
  ['données zip', [], ['Réglages : exporter vos données']],
  ['estadisticas', ['Estadísticas'], []],
  ['ecord', [], ['Start recording']],
  ['budget', [], []],
])('finds the commands that %j names or is related to', (typed, named, related) => {
  expect(fitting(typed)).toEqual({ named, related })
})

it('lists all commands before anything is typed', () => {
  expect(fitting(' ').named).toHaveLength(COMMANDS.length)
})

it.each([
  ['what did Maria say about the budget', en],
  ['budget for Leeds?', en],
  ['When is the launch', en],
  ['¿Cuándo es la reunión', es],
  ['cuando aprobamos el presupuesto', es],
  ['qu’avons-nous décidé pour Lyon ?', fr],
  ['combien coûte le projet', fr],
  ['où est la réunion', fr],
])('%j is a question', (typed, { questionWords }) => {
  expect(isQuestion(typed, questionWords)).toBe(true)
})

it.each(['budget', 'what', 'who else', '?', 'Whatsapp group photo', 'Maria Leeds budget'])(
  '%j is not a question',
  (typed) => {
    expect(isQuestion(typed, en.questionWords)).toBe(false)
  },
)
