import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'

// A content security policy without `unsafe-eval` makes the browser report zod's attempt to compile its checks.
z.config({ jitless: true })

/** Checks a form by the body of the call that it is for. */
export const resolveBody: typeof zodResolver = zodResolver
