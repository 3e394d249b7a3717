import { expect, test } from 'vitest'
import type { ModelFiles } from '#server/speech/local/model-files.ts'
import { takesLanguage } from '#server/speech/local/recogniser-config.ts'
import { SPEECH_MODELS } from './catalogue.ts'

test('Canary, Nemotron, Whisper, Qwen3-ASR and Cohere’s take a language; Parakeet and FastConformer don’t', () => {
  const told = SPEECH_MODELS.filter(({ family }) => family && takesLanguage({ family } as ModelFiles))
  expect(told.map(({ name }) => name)).toEqual([
    'canary-180m-flash',
    'nemotron-3.5-asr-streaming-0.6b',
    'whisper-small',
    'whisper-base',
    'whisper-tiny',
    'whisper-medium',
    'whisper-turbo',
    'qwen3-asr-0.6b',
    'cohere-transcribe-03-2026',
  ])
})
