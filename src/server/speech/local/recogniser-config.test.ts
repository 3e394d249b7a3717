import { expect, test } from 'vitest'
import { describeModel } from './local-model.ts'
import type { ModelFiles } from './model-files.ts'
import { isStreaming, languageOption, toRecogniserConfig, toStreamingConfig } from './recogniser-config.ts'

const STREAMING = { family: 'streaming', encoder: 'e', decoder: 'd', joiner: 'j', tokens: 't' } as const
const COHERE = { family: 'cohere', encoder: 'e', encoderWeights: 'w', decoder: 'd', tokens: 't' } as const
const describe = (files: ModelFiles) => describeModel({ title: '', files, languages: null })

test('a streaming model is told the language with each segment, or to detect it, and gives each word its time', () => {
  expect(isStreaming(STREAMING)).toBe(true)
  expect(languageOption(STREAMING, 'fr')).toBe('fr')
  expect(languageOption(STREAMING, null)).toBe('auto')
  expect(describe(STREAMING)).toMatchObject({
    timestamps: 'word',
    takesLanguage: true,
    detectsLanguage: true,
    takesTerms: false,
  })
  expect(toStreamingConfig(STREAMING, 2).modelConfig).toEqual({
    transducer: { encoder: 'e', decoder: 'd', joiner: 'j' },
    tokens: 't',
    numThreads: 2,
    provider: 'cpu',
    debug: 0,
  })
})

test('Cohere’s model is always told a language, writes in it whatever is spoken, and gives no times', () => {
  expect(isStreaming(COHERE)).toBe(false)
  expect(languageOption(COHERE, 'es')).toBe('es')
  expect(languageOption(COHERE, null)).toBe('en')
  expect(describe(COHERE)).toMatchObject({
    timestamps: 'none',
    takesLanguage: true,
    detectsLanguage: false,
    takesTerms: false,
  })
  const { modelConfig } = toRecogniserConfig(COHERE, { threads: 1, language: 'es', piecesPath: null })
  expect(modelConfig).toMatchObject({ cohereTranscribe: { encoder: 'e', decoder: 'd', usePunct: 1, useItn: 1 } })
})

test('Qwen3-ASR is told the language by its English name, or detects it, and reads its tokens from a folder', () => {
  const graphs = { convFrontend: 'c', encoder: 'e', decoder: 'd' }
  const files = { family: 'qwen3', ...graphs, tokens: 'q/vocab.json', merges: 'm', setup: 's' } as const
  expect(languageOption(files, 'es')).toBe('Spanish')
  expect(languageOption(files, null)).toBeNull()
  expect(describe(files)).toMatchObject({ timestamps: 'none', takesLanguage: true, detectsLanguage: true })
  const { modelConfig } = toRecogniserConfig(files, { threads: 1, language: 'es', piecesPath: null })
  expect(modelConfig).toMatchObject({ tokens: '', qwen3Asr: { ...graphs, tokenizer: 'q', hotwords: '' } })
})

test('gives no language option to a model that takes the language in its configuration, or not at all', () => {
  expect(languageOption({ family: 'canary', encoder: 'e', decoder: 'd', tokens: 't' }, 'fr')).toBeNull()
  expect(languageOption({ family: 'ctc', model: 'm', tokens: 't' }, 'fr')).toBeNull()
})
