import { expect, test } from 'vitest'
import { findCorrectedTerms } from './find-corrected-terms.ts'

test.each([
  ['a name', 'Please call Toro about it.', 'Please call Thoreau about it.', 'Thoreau', 'Toro'],
  ['a name heard as a word', 'We met with toro today.', 'We met with Thoreau today.', 'Thoreau', 'toro'],
  ['two words', 'Send it to savior toro now.', 'Send it to Xavier Thoreau now.', 'Xavier Thoreau', 'savior toro'],
  ['the second of two', 'Ask Xavier Toro.', 'Ask Xavier Thoreau.', 'Xavier Thoreau', 'Xavier Toro'],
  ['the first of two', 'Ask Javier Thoreau.', 'Ask Xavier Thoreau.', 'Xavier Thoreau', 'Javier Thoreau'],
  ['one word of two', 'We use data bricks here.', 'We use Databricks here.', 'Databricks', 'data bricks'],
  ['two words of one', 'Fly to newyork.', 'Fly to New York.', 'New York', 'newyork'],
  ['capitals', 'The acme report is late.', 'The Acme report is late.', 'Acme', 'acme'],
  ['a product', 'We moved to cuber netties.', 'We moved to k8s.', 'k8s', 'cuber netties'],
  ['a possessive', 'It is Toro’s idea.', 'It is Thoreau’s idea.', 'Thoreau', 'Toro'],
  ['a product at the beginning', 'Eye phone sales rose.', 'iPhone sales rose.', 'iPhone', 'Eye phone'],
  ['accents', 'Habló con inaki ayer.', 'Habló con Iñaki ayer.', 'Iñaki', 'inaki'],
  ['after a verb that begins the sentence', 'Call Toro.', 'Call Thoreau.', 'Thoreau', 'Toro'],
])('finds a corrected term: %s', (_what, before, after, term, instead) => {
  expect(findCorrectedTerms(before, after)).toEqual([{ term, instead }])
})

test.each([
  ['nothing', 'Call Thoreau.', 'Call Thoreau.'],
  ['a common word', 'We need to reed it.', 'We need to read it.'],
  ['a word that begins a sentence', 'Their is a plan.', 'There is a plan.'],
  ['one after a full stop', 'Yes. Their is a plan.', 'Yes. There is a plan.'],
  ['an addition', 'Call tomorrow.', 'Call Thoreau tomorrow.'],
  ['a deletion', 'Call Thoreau tomorrow.', 'Call tomorrow.'],
  ['a sentence written anew', 'It was all wrong from here on.', 'Paul Met Anna In Rome Last Spring.'],
  ['punctuation between', 'Ask anna bob.', 'Ask Anna, Bob.'],
  ['a lone letter', 'Then i went.', 'Then I went.'],
  ['an empty text', 'Call Toro.', ''],
])('finds no term in %s', (_what, before, after) => {
  expect(findCorrectedTerms(before, after)).toEqual([])
})

test('finds several terms, each once', () => {
  const before = 'We told toro that acme called, and toro that we paid.'
  const after = 'We told Thoreau that Acme called, and Thoreau that we paid.'
  expect(findCorrectedTerms(before, after).map(({ term }) => term)).toEqual(['Thoreau', 'Acme'])
})
