import { expect, test, vi } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { placeRefusal } from './place-refusal.ts'

vi.mock('#client/api/query-client.ts', () => ({ describeError: (error: Error) => `told: ${error.message}` }))

const NAMES = ['title', 'people', 'partner'] as const

function refuse(fields: Record<string, string>): ApiError {
  return new ApiError(400, 'refused', { code: 'validation_failed', userMessage: 'refused', fields })
}

test('shows messages at their fields, in the order of the form', () => {
  expect(placeRefusal(refuse({ people: 'too many', title: 'too long' }), NAMES, {})).toEqual([
    ['title', 'too long'],
    ['people', 'too many'],
  ])
})

test('shows the first message about an element of a list at the field of the list', () => {
  expect(placeRefusal(refuse({ 'people.2': 'too long', 'people.4': 'empty' }), NAMES, {})).toEqual([
    ['people', 'too long'],
  ])
})

test('shows a message about a part of the body at the field mapped to it', () => {
  const placement = { fieldOf: { counterpart: 'partner' } } as const
  expect(placeRefusal(refuse({ counterpart: 'too long' }), NAMES, placement)).toEqual([['partner', 'too long']])
})

test('shows a refusal without a field where the form says, or nowhere', () => {
  const errors = [refuse({}), refuse({ other: 'wrong' }), new Error('no network')]
  expect(errors.map((error) => placeRefusal(error, NAMES, {}))).toEqual([[], [], []])
  expect(errors.map((error) => placeRefusal(error, NAMES, { otherwise: 'title' }))).toEqual([
    [['title', 'told: 400: refused']],
    [['title', 'told: 400: refused']],
    [['title', 'told: no network']],
  ])
  expect(placeRefusal(refuse({ people: 'too many' }), NAMES, { otherwise: 'title' })).toEqual([['people', 'too many']])
})
