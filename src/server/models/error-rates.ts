/** How many words a speech model got wrong in a public test, as others published it; we measured none of these. */
export interface PublishedErrorRate {
  /** ISO 639-1. */
  language: string
  /** Wrong words per hundred. */
  percent: number
  /** The recordings of the test. */
  testSet: string
  /** Who measured it, if it was not the model's makers. Others often ran the model in another precision than ours. */
  measuredBy: string | null
  /** The public page that states it. */
  source: { title: string; url: string }
}

const LIBRISPEECH = 'LibriSpeech test-clean'

/** The published error rates of speech models in our languages, by the models' names. */
const ERROR_RATES: Readonly<Record<string, readonly PublishedErrorRate[]>> = {
  'parakeet-tdt-0.6b-v3': byMakers('nvidia/parakeet-tdt-0.6b-v3', [
    ['en', 4.85, 'FLEURS'],
    ['es', 3.45, 'FLEURS'],
    ['fr', 5.15, 'FLEURS'],
  ]),
  'canary-180m-flash': byMakers('nvidia/canary-180m-flash', [
    ['en', 1.87, LIBRISPEECH],
    ['es', 3.17, 'MLS'],
    ['fr', 4.75, 'MLS'],
  ]),
  'nemotron-3.5-asr-streaming-0.6b': byMakers('nvidia/nemotron-3.5-asr-streaming-0.6b', [['en', 7.91, 'FLEURS']]),
  'qwen3-asr-0.6b': [
    {
      language: 'en',
      percent: 4.39,
      testSet: 'FLEURS',
      measuredBy: null,
      source: { title: 'QwenLM/Qwen3-ASR', url: 'https://github.com/QwenLM/Qwen3-ASR' },
    },
  ],
  'cohere-transcribe-03-2026': byMakers('CohereLabs/cohere-transcribe-03-2026', [['en', 1.25, LIBRISPEECH]]),
  'whisper-small': [
    ...byTranscribeCpp('whisper-small', 3.33),
    {
      language: 'es',
      percent: 5.6,
      testSet: 'FLEURS',
      measuredBy: null,
      source: {
        title: 'Robust Speech Recognition via Large-Scale Weak Supervision',
        url: 'https://arxiv.org/abs/2212.04356',
      },
    },
  ],
  'whisper-base': byTranscribeCpp('whisper-base', 5.12),
  'whisper-tiny': byTranscribeCpp('whisper-tiny', 7.53),
  'whisper-medium': byTranscribeCpp('whisper-medium', 2.64),
  'whisper-turbo': byTranscribeCpp('whisper-large-v3-turbo', 2.01),
}

/** Returns the published error rates of a model; nothing if we know of none. */
export function publishedErrorRates(name: string): readonly PublishedErrorRate[] {
  return ERROR_RATES[name] ?? []
}

function byMakers(card: string, rates: [language: string, percent: number, testSet: string][]): PublishedErrorRate[] {
  const source = { title: card, url: `https://huggingface.co/${card}` }
  return rates.map(([language, percent, testSet]) => ({ language, percent, testSet, measuredBy: null, source }))
}

/** In English, with the weights in 8 bits (its Q8_0). */
function byTranscribeCpp(model: string, percent: number): PublishedErrorRate[] {
  const url = `https://github.com/handy-computer/transcribe.cpp/blob/main/docs/models/${model}.md`
  const source = { title: `transcribe.cpp: ${model}`, url }
  return [{ language: 'en', percent, testSet: LIBRISPEECH, measuredBy: 'transcribe.cpp', source }]
}
