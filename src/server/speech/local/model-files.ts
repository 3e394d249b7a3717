import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The paths of a model's files, by model family. */
export type ModelFiles =
  | { family: 'transducer'; encoder: string; decoder: string; joiner: string; tokens: string }
  /** A transducer that is designed to write while it listens, in many languages. */
  | { family: 'streaming'; encoder: string; decoder: string; joiner: string; tokens: string }
  | { family: 'canary' | 'whisper'; encoder: string; decoder: string; tokens: string }
  /** The encoder's weights are in a separate file, which the encoder names. */
  | { family: 'cohere'; encoder: string; encoderWeights: string; decoder: string; tokens: string }
  /** Its tokens are those of a language model: a vocabulary with the two files beside it, in a folder of their own. */
  | {
      family: 'qwen3'
      convFrontend: string
      encoder: string
      decoder: string
      tokens: string
      merges: string
      setup: string
    }
  | { family: 'ctc'; model: string; tokens: string }

export type ModelFamily = ModelFiles['family']

/** The files of Qwen3-ASR's folder `tokenizer`. */
const QWEN3_TOKENIZER = ['vocab.json', 'merges.txt', 'tokenizer_config.json']

/** A token that names a language, such as `<fr-FR>`: of the transducers, only multilingual streaming ones have them. */
const LANGUAGE_TOKEN = /^<[a-z]{2,3}-[A-Z]{2}> \d+\r?$/m

/**
 * Identifies a model by its file names as published for sherpa-onnx: NeMo transducers (streaming ones by their tokens),
 * Cohere Transcribe, Qwen3-ASR, Canary, Whisper (whose file names begin with its size) and NeMo CTC. Prefers the smaller precision
 * (int8).
 * @returns null if the folder is missing or holds no complete model.
 */
export async function findModelFiles(folder: string): Promise<ModelFiles | null> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
  const find = (pattern: RegExp) => {
    const name = names.filter((each) => pattern.test(each)).sort((a, b) => preference(a) - preference(b))[0]
    return name === undefined ? null : join(folder, name)
  }
  const tokens = find(/^(.+-)?tokens\.txt$/)
  const encoder = find(/^(.+-)?encoder(\.int8)?\.onnx$/)
  const decoder = find(/^(.+-)?decoder(\.int8)?\.onnx$/)
  const joiner = find(/^joiner(\.int8)?\.onnx$/)
  const model = find(/^model(\.int8)?\.onnx$/)
  const convFrontend = find(/^conv_frontend\.onnx$/)
  if (convFrontend && encoder && decoder) return findQwen3Files(folder, { convFrontend, encoder, decoder })
  if (!tokens) return null
  if (encoder && decoder && joiner) {
    const family = LANGUAGE_TOKEN.test(await readFile(tokens, 'utf8')) ? 'streaming' : 'transducer'
    return { family, encoder, decoder, joiner, tokens }
  }
  const encoderWeights = encoder && find(/^encoder(\.int8)?\.onnx\.data$/)
  if (encoder && encoderWeights && decoder) return { family: 'cohere', encoder, encoderWeights, decoder, tokens }
  if (encoder && decoder) {
    const family = tokens.endsWith('-tokens.txt') ? 'whisper' : 'canary'
    return { family, encoder, decoder, tokens }
  }
  return model ? { family: 'ctc', model, tokens } : null
}

async function findQwen3Files(
  folder: string,
  graphs: { convFrontend: string; encoder: string; decoder: string },
): Promise<ModelFiles | null> {
  const tokenizer = join(folder, 'tokenizer')
  const present = await readdir(tokenizer).catch((): string[] => [])
  if (!QWEN3_TOKENIZER.every((name) => present.includes(name))) return null
  const [tokens, merges, setup] = QWEN3_TOKENIZER.map((name) => join(tokenizer, name)) as [string, string, string]
  return { family: 'qwen3', ...graphs, tokens, merges, setup }
}

function preference(name: string): number {
  return name.includes('.int8.') ? 0 : 1
}
