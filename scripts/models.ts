import { parseArgs } from 'node:util'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/config-error.ts'
import type { ModelKind, ModelLicence } from '#server/models/catalogue-model.ts'
import { ModelError } from '#server/models/model-error.ts'
import { type ModelLibrary, type ModelStatus, openModelLibrary } from '#server/models/model-library.ts'
import { readOrExplain } from './command-line.ts'

const USAGE = `npm run models -- list                  the models, and how each stands
npm run models -- get NAME              fetch one (goes on where it broke off)
npm run models -- import PATH [NAME]    take one from a folder, an archive or a .gguf file
npm run models -- rm NAME               delete one
`

const words = readOrExplain(USAGE, () => parseArgs({ allowPositionals: true }).positionals)
try {
  const config = readConfig(process.env)
  await run(openModelLibrary(config.models), words)
} catch (error) {
  if (!(error instanceof ModelError || error instanceof ConfigError || isFileError(error))) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function run(library: ModelLibrary, [command, subject, name]: string[]): Promise<void> {
  if (command === 'list' && subject === undefined) return list(library)
  if (command === 'get' && subject !== undefined) return get(library, subject)
  if (command === 'import' && subject !== undefined) {
    return print([`${await library.add(subject, name)} is ready`])
  }
  if (command === 'rm' && subject !== undefined) {
    await library.remove(subject)
    return print([`${subject} is deleted`])
  }
  process.stderr.write(USAGE)
  process.exitCode = 2
}

async function list(library: ModelLibrary): Promise<void> {
  const models = await library.list()
  const ofKind = (kind: ModelKind) => models.filter((model) => model.kind === kind).map(describe)
  print(['Speech models, which transcribe:', ...ofKind('speech')])
  print(['', 'Language models, which analyse:', ...ofKind('language')])
  print(['', 'Models of speakers, which tell who spoke:', ...ofKind('speakers')])
}

async function get(library: ModelLibrary, name: string): Promise<void> {
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort(new ModelError('interrupted', 'stopped; get it again to go on')))
  let shown = -1
  await library.download(name, {
    signal: stopping.signal,
    onProgress({ bytesDone, bytesTotal }) {
      const percent = Math.floor((bytesDone / bytesTotal) * 100)
      if (percent === shown) return
      shown = percent
      const line = `${name}: ${percent}% of ${megabytes(bytesTotal)}`
      process.stdout.write(process.stdout.isTTY ? `\r${line}` : percent % 10 === 0 ? `${line}\n` : '')
    },
  })
  process.stdout.write(process.stdout.isTTY ? '\n' : '')
  print([`${name} is ready`])
}

function describe(model: ModelStatus): string {
  const hasMany = model.bytes !== null && model.kind !== 'speakers'
  const languages = model.languages ? model.languages.join(' ') : hasMany ? 'about 100 languages' : ''
  return [
    `${model.chosen ? '*' : ' '} ${model.name.padEnd(30)}`,
    (model.bytes === null ? '' : megabytes(model.bytes)).padStart(8),
    describeState(model).padEnd(14),
    [
      model.licence && describeLicence(model.licence),
      languages,
      model.takesTerms === null ? '' : `takes terms: ${model.takesTerms ? 'yes' : 'no'}`,
      ...model.errorRates.map(describeErrorRate),
      model.bytes !== null && !model.pinned ? 'not all checksums known' : '',
    ]
      .filter(Boolean)
      .join('; '),
  ].join('  ')
}

function describeLicence({ name, holder, confirmed }: ModelLicence): string {
  return confirmed ? `${name} (${holder})` : `not confirmed; other models of ${holder}: ${name}`
}

function describeErrorRate({ language, percent, testSet, measuredBy }: ModelStatus['errorRates'][number]): string {
  return `${percent}% of words wrong in ${language} (${testSet}, by ${measuredBy ?? 'its makers'})`
}

function describeState({ state }: ModelStatus): string {
  switch (state.status) {
    case 'ready':
      return 'ready'
    case 'downloading':
      return `${Math.floor((state.bytesDone / state.bytesTotal) * 100)}%`
    case 'failed':
      return `failed: ${state.reason}${state.nextTryAt ? ` (tried again at ${state.nextTryAt})` : ''}`
    case 'idle':
      return ''
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MB`
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
