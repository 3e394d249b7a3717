import type { CatalogueModel, ModelLicence } from './catalogue-model.ts'

const MB = 1_000_000
const apache = (holder: string): ModelLicence => ({ name: 'Apache-2.0', holder, confirmed: true })
const ALIBABA = apache('Alibaba Cloud')
const IBM = apache('IBM')

type Entry = Pick<
  CatalogueModel,
  'name' | 'title' | 'languages' | 'memoryBytes' | 'licence' | 'repository' | 'revision'
>

/**
 * Language models of up to 4 thousand million parameters that follow instructions, under free licences, in 4 bits. Best
 * first, by what others published about extracting fields from texts; we measured nothing. The memory is that of the
 * file plus a context of 8,192 tokens.
 */
export const LANGUAGE_MODELS: readonly CatalogueModel[] = [
  language(
    {
      name: 'ministral-3-3b',
      title: 'Ministral 3 3B',
      languages: ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt', 'zh'],
      memoryBytes: 4100 * MB,
      licence: apache('Mistral AI'),
      repository: 'mistralai/Ministral-3-3B-Instruct-2512-GGUF',
      revision: 'eb599d408350ea2bb60452cb86be7c7b2fc28227',
    },
    ['Ministral-3-3B-Instruct-2512-Q4_K_M.gguf', 2_147_023_008],
    '9ed150d4367e68df0ac8e1540f6ddc65b42d0ee26378329d1ecbca60f93fc5f8',
  ),
  language(
    {
      name: 'qwen3-4b-2507',
      title: 'Qwen3 4B Instruct 2507',
      languages: null,
      memoryBytes: 4900 * MB,
      licence: ALIBABA,
      repository: 'bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF',
      revision: 'ae44f08e1392f39c0e474af10c3ff8355c8b6688',
    },
    ['Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf', 2_497_280_736],
    '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
  ),
  language(
    {
      name: 'qwen3-1.7b',
      title: 'Qwen3 1.7B',
      languages: null,
      memoryBytes: 2500 * MB,
      licence: ALIBABA,
      repository: 'unsloth/Qwen3-1.7B-GGUF',
      revision: 'd7f544eead698dbd1f15126ef60b45a1e1933222',
    },
    ['Qwen3-1.7B-Q4_K_M.gguf', 1_107_409_472],
    'b139949c5bd74937ad8ed8c8cf3d9ffb1e99c866c823204dc42c0d91fa181897',
  ),
  language(
    {
      name: 'granite-4.0-micro',
      title: 'Granite 4.0 Micro',
      languages: ['ar', 'cs', 'de', 'en', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt', 'zh'],
      memoryBytes: 3900 * MB,
      licence: IBM,
      repository: 'ibm-granite/granite-4.0-micro-GGUF',
      // No commit is known to hold this file.
      revision: 'main',
    },
    ['granite-4.0-micro-Q4_K_M.gguf', 2_099_502_528],
    '97c417dcc0534b0737c74016fb2af083cb17c3b51eaac621192d23961b7024eb',
  ),
  language(
    {
      name: 'smollm3-3b',
      title: 'SmolLM3 3B',
      languages: ['de', 'en', 'es', 'fr', 'it', 'pt'],
      memoryBytes: 3700 * MB,
      licence: apache('Hugging Face'),
      repository: 'ggml-org/SmolLM3-3B-GGUF',
      revision: '4965cb60b150737b68a0408c36aeefb65078f894',
    },
    ['SmolLM3-Q4_K_M.gguf', 1_915_305_312],
    '8334b850b7bd46238c16b0c550df2138f0889bf433809008cc17a8b05761863e',
  ),
  language(
    {
      name: 'qwen3-0.6b',
      title: 'Qwen3 0.6B',
      languages: null,
      memoryBytes: 1700 * MB,
      licence: ALIBABA,
      repository: 'unsloth/Qwen3-0.6B-GGUF',
      revision: '50968a4468ef4233ed78cd7c3de230dd1d61a56b',
    },
    ['Qwen3-0.6B-Q4_K_M.gguf', 396_705_472],
    'ac2d97712095a558e31573f62f466a3f9d93990898b0ec79d7c974c1780d524a',
  ),
]

/**
 * The model that is downloaded automatically: on four cores it reads and answers for a note of a minute in about half a
 * minute (docs/decisions/0012-a-language-model-on-the-machine.md), while the better ones take twice as long.
 */
export const DEFAULT_LANGUAGE_MODEL = 'qwen3-1.7b'

/** Minimum free memory for downloading a model automatically, in bytes: the speech model also needs some. */
export const ROOM_FOR_LANGUAGE_MODEL = 8_000_000_000

function language(entry: Entry, [name, bytes]: [string, number], sha256: string): CatalogueModel {
  const files = [{ name, bytes, sha256 }]
  return { kind: 'language', ...entry, bytes, workPerSecond: null, family: null, files, pinned: true }
}
