import { expect, test, vi } from 'vitest'
import script from '../public/warm-up-formats.js?raw'

// The script is run with what a worker has.
const run = new Function('navigator', 'self', script)

test.each(['fr-FR', 'C', 'en-US@posix', ''])(
  'ends without an error where the browser’s language is ‘%s’',
  (language) => {
    const close = vi.fn()
    run({ language }, { close })
    expect(close).toHaveBeenCalledOnce()
  },
)
