import type { CatalogueFile, CatalogueModel, ModelLicence } from './catalogue-model.ts'
import { LANGUAGE_MODELS } from './language-catalogue.ts'
import { SPEAKER_MODELS } from './speaker-catalogue.ts'

const MB = 1_000_000
const ALIBABA: ModelLicence = { name: 'Apache-2.0', holder: 'Alibaba Cloud', confirmed: true }
const NVIDIA: ModelLicence = { name: 'CC-BY-4.0', holder: 'NVIDIA', confirmed: true }
const COHERE: ModelLicence = { name: 'Apache-2.0', holder: 'Cohere', confirmed: true }
const OPENAI: ModelLicence = { name: 'MIT', holder: 'OpenAI', confirmed: true }
const WHISPER_TOKENS = 'b34b360dbb493e781e479794586d661700670d65564001f23024971d1f2fa126'

/**
 * Best first among those that an ordinary machine runs faster than real time, by the publishers' figures, then those that
 * are slower or of unknown speed; we measured nothing.
 */
export const SPEECH_MODELS: readonly CatalogueModel[] = [
  {
    kind: 'speech',
    name: 'parakeet-tdt-0.6b-v3',
    title: 'Parakeet TDT 0.6B v3',
    languages: [
      'bg',
      'cs',
      'da',
      'de',
      'el',
      'en',
      'es',
      'et',
      'fi',
      'fr',
      'hr',
      'hu',
      'it',
      'lt',
      'lv',
      'mt',
      'nl',
      'pl',
      'pt',
      'ro',
      'ru',
      'sk',
      'sl',
      'sv',
      'uk',
    ],
    bytes: 670 * MB,
    memoryBytes: 1300 * MB,
    workPerSecond: 0.14,
    licence: NVIDIA,
    family: 'transducer',
    repository: 'csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v3-int8',
    revision: '2bda32ec70b097a55adaa07d9a7173915b43cc78',
    files: [
      file('encoder.int8.onnx', 652_184_281, 'acfc2b4456377e15d04f0243af540b7fe7c992f8d898d751cf134c3a55fd2247'),
      file('decoder.int8.onnx', 11_845_275, '179e50c43d1a9de79c8a24149a2f9bac6eb5981823f2a2ed88d655b24248db4e'),
      file('joiner.int8.onnx', 6_355_277, '3164c13fc2821009440d20fcb5fdc78bff28b4db2f8d0f0b329101719c0948b3'),
      file('tokens.txt', 93_939, 'd58544679ea4bc6ac563d1f545eb7d474bd6cfa467f0a6e2c1dc1c7d37e3c35d'),
    ],
    pinned: true,
  },
  {
    kind: 'speech',
    name: 'canary-180m-flash',
    title: 'Canary 180M flash',
    languages: ['de', 'en', 'es', 'fr'],
    bytes: 207 * MB,
    memoryBytes: 700 * MB,
    workPerSecond: 0.05,
    licence: NVIDIA,
    family: 'canary',
    repository: 'csukuangfj/sherpa-onnx-nemo-canary-180m-flash-en-es-de-fr-int8',
    revision: '9077164e0d3dd1d5353743e89ceaa1d3a770838c',
    files: [
      file('encoder.int8.onnx', 132_678_643, '7a75b4e2a5857a6dcc0819503bbe3fad66943db4a3ccf21d3f27c633667d303f'),
      file('decoder.int8.onnx', 74_437_848, 'e41a2ab9c0c2fe81a1e8ade5a45fb02a74bc4db7d1f91b89a54a25e2cf79cba2'),
      file('tokens.txt', 53_555, '2dae6fc7815f9640645e0c765522b278ee0cef49b482d91f6913e334628d3e77'),
    ],
    pinned: true,
  },
  {
    kind: 'speech',
    name: 'nemotron-3.5-asr-streaming-0.6b',
    title: 'Nemotron 3.5 ASR Streaming 0.6B',
    // The languages that its makers call ready, or broadly covered.
    languages: 'ar bg cs da de en es et fi fr hi hr hu it ja ko nb nl pl pt ro ru sk sv tr uk vi zh'.split(' '),
    bytes: 682 * MB,
    // The figure of Parakeet, which is as large.
    memoryBytes: 1300 * MB,
    workPerSecond: null,
    licence: { name: 'OpenMDW-1.1', holder: 'NVIDIA', confirmed: true },
    family: 'streaming',
    // The longest of the five published chunk sizes, which has the fewest errors.
    repository: 'csukuangfj2/sherpa-onnx-nemotron-3.5-asr-streaming-0.6b-1120ms-int8-2026-06-11',
    revision: 'cba1c96ca5ef0e8393b50584ae153a79145dc492',
    files: [
      file('encoder.int8.onnx', 657_601_521, '2fff2166acaa535bd969fb223c1f0783d71029f143cb298bc54c2afe85abf772'),
      file('decoder.int8.onnx', 14_978_075, '19f9c98fc6d0a2c33a65a43b36fdb2e914c26c0aa9764be3aebc502a1e982fb0'),
      file('joiner.int8.onnx', 9_504_438, '4101c7c679a0bc30483794b27a059e34e79232aa2068d78d51231a22c8b0d7ce'),
      file('tokens.txt', 131_440, '729cc103155bafa785f9cd45746cd41cabe97eab7182fc04d594129587958f8a'),
    ],
    pinned: true,
  },
  {
    kind: 'speech',
    name: 'fastconformer-ctc-en-de-es-fr',
    title: 'FastConformer CTC (en, de, es, fr)',
    languages: ['de', 'en', 'es', 'fr'],
    bytes: 126 * MB,
    memoryBytes: 500 * MB,
    workPerSecond: null,
    licence: { ...NVIDIA, confirmed: false },
    family: 'ctc',
    // Known to us only as an archive; the repository's name is likely but not verified.
    repository: 'csukuangfj/sherpa-onnx-nemo-fast-conformer-ctc-en-de-es-fr-14288-int8',
    revision: 'main',
    files: [file('model.int8.onnx', null, null), file('tokens.txt', null, null)],
    pinned: false,
  },
  whisper(
    'small',
    'Whisper small',
    { bytes: 375 * MB, memoryBytes: 1600 * MB, workPerSecond: 0.3 },
    '8f3c18b358db4d1f2fc1eae49d75cd20989e4309',
    [
      file('small-encoder.int8.onnx', 112_442_483, '4cbe7b22fa9026b843b60a68640c747de05bafb1a11b57edc0e66c232d9f33a9'),
      file('small-decoder.int8.onnx', 262_226_114, 'acad50b5c782696e91b55914cc5ab4f756f1532f76e22aa6fc615f39fb69a8ee'),
      file('small-tokens.txt', 816_730, WHISPER_TOKENS),
    ],
  ),
  whisper(
    'base',
    'Whisper base',
    { bytes: 161 * MB, memoryBytes: 800 * MB, workPerSecond: 0.09 },
    'bb53ee204431c90d314c1cc08d28d23e5b7927cc',
    [
      file('base-encoder.int8.onnx', 29_120_534, '0b8fb1304b6109976038efff5ace81720e00386f3ff6b54ee8c75291ca0a1e11'),
      file('base-decoder.int8.onnx', 130_672_026, '9759d217388a01b3a4c7c15533201067b48ae819c4daafc8624e64b9409dc02d'),
      file('base-tokens.txt', 816_730, WHISPER_TOKENS),
    ],
  ),
  whisper('tiny', 'Whisper tiny', { bytes: 104 * MB, memoryBytes: 500 * MB, workPerSecond: 0.04 }, 'main', [
    file('tiny-encoder.int8.onnx', 12_937_772, 'd24fb083ae3b1041fc24e97971d60e280c9342201fbb67b0ab428a8b4a51a434'),
    file('tiny-decoder.int8.onnx', 89_855_401, 'd2fece8dd42771f1df975c6c0445770d0c292bf7547c2cae04a6c0cc57540925'),
    file('tiny-tokens.txt', 816_730, WHISPER_TOKENS),
  ]),
  whisper(
    'medium',
    'Whisper medium',
    { bytes: 946 * MB, memoryBytes: 3000 * MB, workPerSecond: null },
    '8c31d28503847560985df21f90e14f0c736e075e',
    [
      file('medium-encoder.int8.onnx', 374_196_283, '1c54582b4d829de0089f6cb63bbbdb3bf7555398bacaf855fbecf1a84dfd193e'),
      file('medium-decoder.int8.onnx', 571_059_257, '595d00a338a365a7bfa0ca7f296cabc639583bef770ab6130df90f49a6412747'),
      file('medium-tokens.txt', 816_730, WHISPER_TOKENS),
    ],
  ),
  whisper('turbo', 'Whisper large-v3-turbo', { bytes: 1037 * MB, memoryBytes: 2500 * MB, workPerSecond: 1.4 }, 'main', [
    file('turbo-encoder.int8.onnx', 674_716_297, 'b02dcdf54f348741e93fe732b67d933c8dcb6735655f710640143081db38878b'),
    file('turbo-decoder.int8.onnx', 361_080_764, '20accd02388482eb3a46bd615631adfdc85e1eb2c7db9ea3f02a40ffe6b81547'),
    file('turbo-tokens.txt', 816_730, null),
  ]),
  {
    kind: 'speech',
    name: 'qwen3-asr-0.6b',
    title: 'Qwen3-ASR 0.6B',
    languages: 'ar cs da de el en es fa fi fr hi hu id it ja ko mk ms nl pl pt ro ru sv th tr vi zh'.split(' '),
    bytes: 987 * MB,
    // The size of its files plus half a gigabyte to work with: an estimate.
    memoryBytes: 1500 * MB,
    workPerSecond: null,
    licence: ALIBABA,
    family: 'qwen3',
    repository: 'csukuangfj2/sherpa-onnx-qwen3-asr-0.6B-int8-2026-03-25',
    revision: '68818b2313fe77bd06f6a7c5068ff3ef59d02b8a',
    files: [
      file('conv_frontend.onnx', 44_148_281, 'd22dc4423e0940e49884e903d2ea2f7e5567c14fc1aed97e4e26d6b8f208ef9e'),
      file('encoder.int8.onnx', 182_491_662, '60748d3e6744a57c9c91e1b17424a6c2990567e8adceb0783940c03ed98fa9d9'),
      file('decoder.int8.onnx', 755_914_231, '4f6885be5959ae26af3089d38ee7972c5fafbeeb1cf8d5e76eab6d8b61ca5771'),
      file('tokenizer/merges.txt', 1_671_853, '8831e4f1a044471340f7c0a83d7bd71306a5b867e95fd870f74d0c5308a904d5'),
      file(
        'tokenizer/tokenizer_config.json',
        12_487,
        '4942d005604266809309cabc9f4e9cb89ce855d59b14681fdc0e1cc62ea26c4c',
      ),
      file('tokenizer/vocab.json', 2_776_833, 'ca10d7e9fb3ed18575dd1e277a2579c16d108e32f27439684afa0e10b1440910'),
    ],
    pinned: true,
  },
  {
    kind: 'speech',
    name: 'cohere-transcribe-03-2026',
    title: 'Cohere Transcribe',
    languages: ['ar', 'de', 'el', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'vi', 'zh'],
    bytes: 2888 * MB,
    // The size of its files plus half a gigabyte to work with: an estimate.
    memoryBytes: 3400 * MB,
    workPerSecond: null,
    licence: COHERE,
    family: 'cohere',
    repository: 'csukuangfj2/sherpa-onnx-cohere-transcribe-14-lang-int8-2026-04-01',
    revision: '156a470cf08eefe706a0004f3c52d9ee567ca7a0',
    files: [
      file('encoder.int8.onnx', null, 'cf704f8cfa90e3f0a76f9ffc05998bdf00ba9ae983192c14a85a3a5eb008b367'),
      file('encoder.int8.onnx.data', null, 'bcf1b7148c8518ae52df1ad2d2fc2b4e89261ea23e6c874eef1d9f55bcbaa4a3'),
      file('decoder.int8.onnx', 153_250_705, '8372ca6c8ff4db8b916ca3592f5c757a715e691b9edec751ba19b29fc854baf9'),
      file('tokens.txt', 207_437, '013ede043ae2480e3a9205cc34550d9686100cc682bacc90f702facdfbb93035'),
    ],
    pinned: true,
  },
]

/** All models: those that transcribe, those that analyse, then those that tell who spoke. */
export const CATALOGUE: readonly CatalogueModel[] = [...SPEECH_MODELS, ...LANGUAGE_MODELS, ...SPEAKER_MODELS]

/** The better of the two default models needs this much free memory, in bytes (docs/product.md, section 5). */
const ROOMY_BYTES = 4 * 2 ** 30

/** Returns the name of the model that a machine uses by default. */
export function defaultModelName(freeBytes: number): string {
  return freeBytes >= ROOMY_BYTES ? 'parakeet-tdt-0.6b-v3' : 'canary-180m-flash'
}

function file(name: string, bytes: number | null, sha256: string | null): CatalogueFile {
  return { name, bytes, sha256 }
}

function whisper(
  size: string,
  title: string,
  costs: Pick<CatalogueModel, 'bytes' | 'memoryBytes' | 'workPerSecond'>,
  revision: string,
  files: CatalogueFile[],
): CatalogueModel {
  return {
    kind: 'speech',
    name: `whisper-${size}`,
    title,
    languages: null,
    ...costs,
    licence: OPENAI,
    family: 'whisper',
    repository: `csukuangfj/sherpa-onnx-whisper-${size}`,
    revision,
    files,
    pinned: files.every(({ sha256 }) => sha256 !== null),
  }
}
