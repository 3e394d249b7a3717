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
      /** Maximum total of prompt and answer, in tokens; lower if the model was trained for less. */
      contextTokens: number
    }
  | {
      kind: 'ask'
      system: string
      turns: readonly LocalTurn[]
      /** The schema to which the answer is held: see `toGrammarSchema`. */
      schema: unknown
      maxTokens: number
    }
  /** Cancels the question that is being answered; the answer to it is then `cancelled`. */
  | { kind: 'cancel' }

/** The process's answer to each message except the last. After a failure it can still take the next one. */
export type LocalAnswer =
  | { kind: 'loaded'; contextTokens: number }
  | { kind: 'answered'; text: string; inputTokens: number; outputTokens: number; truncated: boolean }
  | { kind: 'cancelled' }
  /** Prompt and answer would not fit into the context; the library itself would silently drop the user's text. */
  | { kind: 'too_long'; inputTokens: number }
  /** The library or its binary for this machine is missing. */
  | { kind: 'no_runtime'; detail: string }
  | { kind: 'failed'; detail: string }
