import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Returns the path of the speech detector's model. Silero VAD comes as a file of a package for browsers; only that file is used. */
export function findDetectorModel(): string {
  const entry = createRequire(import.meta.url).resolve('@ricky0123/vad-web')
  return join(dirname(entry), 'silero_vad_v6.onnx')
}
