import { expect, test } from 'vitest'
import { legal as en } from './en/legal.ts'
import { legal as es } from './es/legal.ts'
import { legal as fr } from './fr/legal.ts'

const LANGUAGES = { en, es, fr }

test.each(Object.entries(LANGUAGES))('has the specified sections in %s, none empty', (_language, texts) => {
  expect(texts.privacy.sections).toHaveLength(7)
  expect(texts.cookies.sections).toHaveLength(5)
  for (const { title, paragraphs } of [...texts.privacy.sections, ...texts.cookies.sections]) {
    expect(title).not.toBe('')
    expect(paragraphs.length).toBeGreaterThan(0)
    expect(paragraphs.every((paragraph) => paragraph.length > 20)).toBe(true)
  }
})

test('says January 2025, and has the specified text for the link back', () => {
  expect([en.updated, es.updated, fr.updated].map((text) => text.toLowerCase())).toEqual([
    'last updated january 2025',
    'última actualización: enero de 2025',
    'dernière mise à jour\u00a0: janvier 2025',
  ])
  expect([en.back, es.back, fr.back]).toEqual(['Back', 'Volver', 'Retour'])
})

test('lists the same number of points in every language', () => {
  for (const texts of [es, fr]) {
    expect(texts.cookies.sections.map(({ points }) => points?.length)).toEqual(
      en.cookies.sections.map(({ points }) => points?.length),
    )
    expect(texts.privacy.sections.map(({ points }) => points?.length)).toEqual(
      en.privacy.sections.map(({ points }) => points?.length),
    )
  }
})

test('has the shorter section on retention in French', () => {
  const length = (texts: typeof en) => texts.privacy.sections[5]?.paragraphs.join('').length ?? 0
  expect(length(fr)).toBeLessThan(length(en) / 2)
  expect(length(fr)).toBeLessThan(length(es) / 2)
})
