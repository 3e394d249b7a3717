import { EMBEDDING_FILE, SEGMENTATION_FILE } from '#server/speech/speakers/speaker-model.ts'
import type { CatalogueFile, CatalogueModel } from './catalogue-model.ts'

const MB = 1_000_000

/** Finds who speaks when within ten seconds of sound; by pyannote (CNRS), under the MIT licence. */
const SEGMENTATION: CatalogueFile = {
  name: SEGMENTATION_FILE,
  bytes: 5_992_913,
  sha256: '220ad67ca923bef2fa91f2390c786097bf305bceb5e261d4af67b38e938e1079',
  source: {
    repository: 'csukuangfj/sherpa-onnx-pyannote-segmentation-3-0',
    revision: '9403a6902bb58e3d5ae8c7e77c3422de279db2e0',
    path: 'model.onnx',
  },
}

const EMBEDDINGS = 'csukuangfj/speaker-embedding-models'

/**
 * Models that tell speakers apart: the same segmentation, with one of two models that compare voices. Sizes and checksums
 * are those that others publish for these files. We measured nothing; the memory is an estimate for blocks of twenty minutes.
 */
export const SPEAKER_MODELS: readonly CatalogueModel[] = [
  speakers({
    name: 'speakers-titanet-small',
    title: 'pyannote 3.0 + TitaNet small',
    bytes: 46 * MB,
    // The large TitaNet is CC-BY-4.0 on its own page; of the small one its publisher's page was not at hand.
    licence: { name: 'MIT, CC-BY-4.0', holder: 'CNRS, NVIDIA', confirmed: false },
    embedding: {
      name: EMBEDDING_FILE,
      bytes: 40_257_283,
      sha256: 'ad4a1802485d8b34c722d2a9d04249662f2ece5d28a7a039063ca22f515a789e',
      source: { repository: EMBEDDINGS, revision: 'main', path: 'nemo_en_titanet_small.onnx' },
    },
  }),
  speakers({
    name: 'speakers-eres2net-en',
    title: 'pyannote 3.0 + ERes2Net (VoxCeleb)',
    bytes: 32 * MB,
    licence: { name: 'MIT, Apache-2.0', holder: 'CNRS, Alibaba', confirmed: true },
    embedding: {
      name: EMBEDDING_FILE,
      bytes: 26_485_263,
      sha256: 'c59158379255ad66e161679cca6af8d52d51e389e3224ab7d7a7baae295c2db5',
      source: { repository: EMBEDDINGS, revision: 'main', path: '3dspeaker_speech_eres2net_sv_en_voxceleb_16k.onnx' },
    },
  }),
]

/** The model that Settings propose. No model is downloaded automatically. */
export const DEFAULT_SPEAKER_MODEL = 'speakers-titanet-small'

type Entry = Pick<CatalogueModel, 'name' | 'title' | 'bytes' | 'licence'> & { embedding: CatalogueFile }

function speakers({ embedding, ...entry }: Entry): CatalogueModel {
  return {
    kind: 'speakers',
    ...entry,
    // A voice has no language.
    languages: null,
    memoryBytes: 600 * MB,
    workPerSecond: null,
    family: null,
    repository: EMBEDDINGS,
    revision: 'main',
    files: [SEGMENTATION, embedding],
    pinned: true,
  }
}
