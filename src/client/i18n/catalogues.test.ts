import { expect, test } from 'vitest'
import { admin as enAdmin } from './en/admin.ts'
import { catalogue as enApp } from './en/catalogue.ts'
import { catalogue as enFinding } from './en/finding-catalogue.ts'
import { catalogue as enInsights } from './en/insights-catalogue.ts'
import { catalogue as enSettings } from './en/settings-catalogue.ts'
import { sharedNote as enShared } from './en/shared-note.ts'
import { catalogue as enSharing } from './en/sharing-catalogue.ts'
import { zones as enZones } from './en/zones.ts'
import { admin as esAdmin } from './es/admin.ts'
import { catalogue as esApp } from './es/catalogue.ts'
import { catalogue as esFinding } from './es/finding-catalogue.ts'
import { catalogue as esInsights } from './es/insights-catalogue.ts'
import { catalogue as esSettings } from './es/settings-catalogue.ts'
import { sharedNote as esShared } from './es/shared-note.ts'
import { catalogue as esSharing } from './es/sharing-catalogue.ts'
import { zones as esZones } from './es/zones.ts'
import { admin as frAdmin } from './fr/admin.ts'
import { catalogue as frApp } from './fr/catalogue.ts'
import { catalogue as frFinding } from './fr/finding-catalogue.ts'
import { catalogue as frInsights } from './fr/insights-catalogue.ts'
import { catalogue as frSettings } from './fr/settings-catalogue.ts'
import { sharedNote as frShared } from './fr/shared-note.ts'
import { catalogue as frSharing } from './fr/sharing-catalogue.ts'
import { zones as frZones } from './fr/zones.ts'

const en = {
  ...enApp,
  ...enFinding,
  ...enInsights,
  ...enSettings,
  ...enSharing,
  sharedNote: enShared,
  admin: enAdmin,
  zones: enZones,
}
const es = {
  ...esApp,
  ...esFinding,
  ...esInsights,
  ...esSettings,
  ...esSharing,
  sharedNote: esShared,
  admin: esAdmin,
  zones: esZones,
}
const fr = {
  ...frApp,
  ...frFinding,
  ...frInsights,
  ...frSettings,
  ...frSharing,
  sharedNote: frShared,
  admin: frAdmin,
  zones: frZones,
}

// Names, and words that are the same in the other language.
const SAME_ON_PURPOSE = new Set([
  'Ctrl',
  'Esc',
  'Dictum',
  'Premium',
  'Cookies',
  'Date',
  'Coaching',
  'Administration',
  'Lyon',
  '24/7',
  'Error',
  'Menu',
  'Message',
  'Messages ({hotkey})',
  'Note',
  'Notes',
  '{{count}} note',
  '{{count}} notes',
  'Position',
  'Audio',
  'Transcription',
  'Actions',
  'Questions',
  'Notifications',
  'Standard',
  'Minutes',
  'Score',
  'Tags',
  'No',
])

// The specification's own Spanish texts.
const SPECIFIED = new Set(['admin.users.email', 'admin.users.plan', 'admin.form.email'])

function flatten(value: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [key, child] of Object.entries(value)) {
    const childPath = path ? `${path}.${key}` : key
    if (typeof child === 'string') texts.set(childPath, child)
    else for (const [deeper, text] of flatten(child, childPath)) texts.set(deeper, text)
  }
  return texts
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort()

/** Tells whether a text contains words, not only placeholders and punctuation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, ''))

const english = flatten(en)

test.each([
  ['es', flatten(es)],
  ['fr', flatten(fr)],
])('has the keys of English in %s, with the same placeholders', (_language, texts) => {
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort())
  const differing = [...texts].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
  )
  expect(differing).toEqual([])
})

test.each([
  ['es', flatten(es)],
  ['fr', flatten(fr)],
])('has every text of %s translated', (_language, texts) => {
  const untranslated = [...texts].filter(
    ([key, text]) => text === english.get(key) && hasWords(text) && !SAME_ON_PURPOSE.has(text) && !SPECIFIED.has(key),
  )
  expect(untranslated).toEqual([])
})

test.each([
  ['en', english],
  ['es', flatten(es)],
  ['fr', flatten(fr)],
])('has no empty text in %s', (_language, texts) => {
  expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each([
  ['es', flatten(es)],
  ['fr', flatten(fr)],
])('joins figures and units with no-break spaces in %s', (_language, texts) => {
  expect([...texts].filter(([, text]) => /\d (?:[%€]|M[Bo]\b)/.test(text))).toEqual([])
})

// Record is on every screen, also beside the button that saves a form.
test.each(Object.entries({ en, es, fr }))('no button has the name of Record, in %s', (_language, catalogue) => {
  const { startShort } = catalogue.recorder
  const same = [...flatten(catalogue)].filter(([, text]) => text === startShort)
  expect(same.map(([key]) => key)).toEqual(['recorder.startShort'])
})
