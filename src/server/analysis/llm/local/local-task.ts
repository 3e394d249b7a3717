/** A turn of the conversation; the last one is the user's. */
export interface LocalTurn {
  role: 'user' | 'model'
  text: string
}

/** Messages to the process of the local model: first the model to load, then one question at a time. */
export type LocalOrder =
  | {
      kind: 'load'
      path: string
      threads: number
      /** The maximum of prompt and answer, in tokens; less if the model was trained for less. */
      contextTokens: number
    }
  | {
      kind: 'ask'
      system: string
      turns: readonly LocalTurn[]
      /** What the answer is held to: see `toGrammarSchema`. */
      schema: unknown
      maxTokens: number
    }
  /** Ends the question under way, which is then answered with `cancelled`. */
  | { kind: 'cancel' }

/** Its answer to each message but the last. After a failure it can still take the next one. */
export type LocalAnswer =
  | { kind: 'loaded'; contextTokens: number }
  | { kind: 'answered'; text: string; inputTokens: number; outputTokens: number; truncated: boolean }
  | { kind: 'cancelled' }
  /** Prompt and answer would not fit into the context; the library itself drops the user's text silently. */
  | { kind: 'too_long'; inputTokens: number }
  /** The library or its binary for this machine is missing. */
  | { kind: 'no_runtime'; detail: string }
  | { kind: 'failed'; detail: string }
