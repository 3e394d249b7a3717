import { stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a model that tells speakers apart, in its folder. */
export const SEGMENTATION_FILE = 'segmentation.onnx'
export const EMBEDDING_FILE = 'embedding.onnx'

/** The paths of a model's files. */
export interface SpeakerFiles {
  /** Finds who speaks when within a few seconds, in the form of pyannote's segmentation 3.0. */
  segmentation: string
  /** Turns a voice into numbers that can be compared, in the form of NeMo, 3D-Speaker or WeSpeaker. */
  embedding: string
}

/** A model that tells speakers apart and whose files are all present. */
export interface LocalSpeakerModel {
  name: string
  /** As shown to the user. */
  title: string
  files: SpeakerFiles
}

/** Returns the files of a folder that holds a speaker model; null if one is missing. */
export async function findSpeakerFiles(folder: string): Promise<SpeakerFiles | null> {
  const files = { segmentation: join(folder, SEGMENTATION_FILE), embedding: join(folder, EMBEDDING_FILE) }
  const present = await Promise.all(
    Object.values(files).map((path) =>
      stat(path).then(
        (found) => found.isFile(),
        () => false,
      ),
    ),
  )
  return present.every(Boolean) ? files : null
}
