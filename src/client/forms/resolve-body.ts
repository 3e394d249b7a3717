import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

// Without this setting, a content security policy without `unsafe-eval` makes the browser report zod's attempt to
// compile its checks.
z.config({ jitless: true })

/** Validates a form against the body of its call. */
export const resolveBody: typeof zodResolver = zodResolver
