import { constants, setPriority } from 'node:os'
import type { ChatHistoryItem, Llama, LlamaContextSequence, LlamaGrammar, LlamaModel } from 'node-llama-cpp'
import type { LocalAnswer, LocalOrder } from './local-task.ts'

// Native threads may be busy; an orderly exit would wait for them or crash.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
// After an error in native sampling, neither this question nor the next would ever be answered.
process.on('unhandledRejection', (error) => {
  process.stderr.write(`unhandled: ${String(error)}\n`, () => process.kill(process.pid, 'SIGABRT'))
})
process.on('message', (order: LocalOrder) => {
  if (order.kind === 'cancel') return current?.abort()
  handle(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ kind: 'failed', detail: String(error) } satisfies LocalAnswer),
  )
})

type Library = typeof import('node-llama-cpp')

interface Loaded {
  library: Library
  llama: Llama
  model: LlamaModel
  sequence: LlamaContextSequence
  contextTokens: number
}

let loaded: Loaded | null = null
let current: AbortController | null = null
const grammars = new Map<string, LlamaGrammar>()

async function handle(order: Exclude<LocalOrder, { kind: 'cancel' }>): Promise<LocalAnswer> {
  if (order.kind === 'load') return load(order)
  if (!loaded) throw new Error('no model is loaded')
  current = new AbortController()
  try {
    return await ask(loaded, order, current.signal)
  } catch (error) {
    if (current.signal.aborted) return { kind: 'cancelled' }
    throw error
  } finally {
    current = null
  }
}

async function load({ path, threads, contextTokens }: Extract<LocalOrder, { kind: 'load' }>): Promise<LocalAnswer> {
  const runtime = await openRuntime(threads)
  if ('problem' in runtime) return { kind: 'no_runtime', detail: runtime.problem }
  const { library, llama } = runtime
  // It works for minutes, and the server must stay responsive.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  // A model with damaged numbers writes NUL characters in spite of the grammar.
  const model = await llama.loadModel({ modelPath: path, gpuLayers: 0, checkTensors: true })
  const contextSize = Math.min(contextTokens, model.trainContextSize)
  const context = await model.createContext({ contextSize, threads })
  loaded = { library, llama, model, sequence: context.getSequence(), contextTokens: context.contextSize }
  return { kind: 'loaded', contextTokens: context.contextSize }
}

/** Nothing is compiled or downloaded: without a binary for this machine there is no local model. */
async function openRuntime(threads: number): Promise<{ library: Library; llama: Llama } | { problem: string }> {
  try {
    const library = await import('node-llama-cpp')
    const llama = await library.getLlama({
      gpu: false,
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      logLevel: library.LlamaLogLevel.error,
      maxThreads: threads,
    })
    return { library, llama }
  } catch (error) {
    return { problem: String(error) }
  }
}

async function ask(
  { library, llama, model, sequence, contextTokens }: Loaded,
  { system, turns, schema, maxTokens }: Extract<LocalOrder, { kind: 'ask' }>,
  signal: AbortSignal,
): Promise<LocalAnswer> {
  // A grammar leaves no space for thoughts, so models that think first are told not to.
  const chatWrapper = library.resolveChatWrapper(model, {
    customWrapperSettings: {
      qwen: { thoughts: 'discourage' },
      jinjaTemplate: {
        template: model.fileInfo.metadata.tokenizer.chat_template ?? '',
        additionalRenderParameters: { enable_thinking: false },
      },
    },
  })
  const history: ChatHistoryItem[] = [
    { type: 'system', text: system },
    ...turns.map(
      ({ role, text }): ChatHistoryItem =>
        role === 'user' ? { type: 'user', text } : { type: 'model', response: [text] },
    ),
  ]
  const { contextText } = chatWrapper.generateContextState({
    chatHistory: [...history, { type: 'model', response: [] }],
  })
  const inputTokens = contextText.tokenize(model.tokenizer).length
  // If the context is exceeded, the library silently drops the user's text.
  if (inputTokens + maxTokens > contextTokens) return { kind: 'too_long', inputTokens }
  const session = new library.LlamaChatSession({ contextSequence: sequence, chatWrapper })
  try {
    const last = history.pop()
    session.setChatHistory(history)
    const before = sequence.tokenMeter.usedOutputTokens
    const { responseText, stopReason } = await session.promptWithMeta(last?.type === 'user' ? last.text : '', {
      grammar: await grammarOf(llama, schema),
      temperature: 0,
      // Quotes are copied letter by letter.
      repeatPenalty: false,
      maxTokens,
      budgets: { thoughtTokens: 0 },
      signal,
    })
    const outputTokens = sequence.tokenMeter.usedOutputTokens - before
    return { kind: 'answered', text: responseText, inputTokens, outputTokens, truncated: stopReason === 'maxTokens' }
  } finally {
    session.dispose({ disposeSequence: false })
  }
}

async function grammarOf(llama: Llama, schema: unknown): Promise<LlamaGrammar> {
  const key = JSON.stringify(schema)
  const known = grammars.get(key)
  if (known) return known
  const grammar = await llama.createGrammarForJsonSchema(schema as { type: 'object' })
  grammars.set(key, grammar)
  return grammar
}
