import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { INTERPOLATION, numberWriter } from './interpolation.ts'

test.each([
  ['en', '10,001 notes found'],
  ['es', '10.001 notas encontradas'],
  ['fr', '10\u202f001 notes trouvées'],
] as const)('groups the digits of a number in %s', async (language, expected) => {
  const { notes } = await import(`./${language}/notes.ts`)
  const instance = createInstance()
  instance.use(numberWriter)
  await instance.init({ lng: language, resources: { [language]: { notes } }, interpolation: INTERPOLATION })
  expect(instance.t('notes:narrow.found', { count: 10_001 })).toBe(expected)
})

test('leaves anything but numbers as it is', async () => {
  const { notes } = await import('./en/notes.ts')
  const instance = createInstance()
  instance.use(numberWriter)
  await instance.init({ lng: 'en', resources: { en: { notes } }, interpolation: INTERPOLATION })
  expect(instance.t('notes:deleteLabel', { title: '1000 & {{count}}' })).toBe('Delete “1000 & {{count}}”')
})
