import { describe, expect, it } from 'vitest'
import { pickNextUploads, reduceUploads, type Upload, type UploadsEvent } from './uploads-state.ts'

function run(events: UploadsEvent[], from: readonly Upload[] = []) {
  return events.reduce<readonly Upload[]>(reduceUploads, from)
}

function added(...ids: string[]): UploadsEvent {
  return { type: 'added', files: ids.map((id) => ({ id, file: new File(['x'], `${id}.mp3`) })), language: 'auto' }
}

function ids(uploads: readonly Upload[]) {
  return uploads.map((upload) => upload.id)
}

describe('reduceUploads', () => {
  it('takes a file from waiting to its note', () => {
    const uploads = run([
      added('a'),
      { type: 'began', id: 'a' },
      { type: 'sent', id: 'a', fraction: 0.4 },
      { type: 'succeeded', id: 'a', noteId: 'n1' },
    ])
    expect(uploads).toMatchObject([{ id: 'a', status: 'success', fraction: 1, noteId: 'n1', message: null }])
  })

  it('keeps the reason for a failure until the retry', () => {
    const failed = run([added('a'), { type: 'began', id: 'a' }, { type: 'failed', id: 'a', message: 'broken' }])
    expect(failed).toMatchObject([{ status: 'error', message: 'broken' }])
    const retried = run([{ type: 'retried', id: 'a' }], failed)
    expect(retried).toMatchObject([{ status: 'waiting', message: null, fraction: 0 }])
  })

  it('keeps the language for the retry, and lets it be changed until the file is sent', () => {
    const say = (language: 'fr' | 'en'): UploadsEvent => ({ type: 'language', id: 'a', language })
    const uploads = run([added('a', 'b'), say('fr')])
    expect(uploads).toMatchObject([{ language: 'fr' }, { language: 'auto' }])
    const sending = run([{ type: 'began', id: 'a' }, say('en')], uploads)
    expect(sending).toMatchObject([{ language: 'fr' }, {}])
    const failed = run([{ type: 'failed', id: 'a', message: 'broken' }], sending)
    expect(run([{ type: 'retried', id: 'a' }], failed)).toMatchObject([{ status: 'waiting', language: 'fr' }, {}])
    expect(run([say('en'), { type: 'retried', id: 'a' }], failed)).toMatchObject([{ language: 'en' }, {}])
  })

  it('leaves the other rows and their order alone', () => {
    const uploads = run([added('a', 'b', 'c'), { type: 'began', id: 'b' }, { type: 'removed', id: 'a' }, added('d')])
    expect(ids(uploads)).toEqual(['b', 'c', 'd'])
    expect(uploads.map((upload) => upload.status)).toEqual(['uploading', 'waiting', 'waiting'])
  })

  it('ignores the late response to a removed upload', () => {
    const removed = run([added('a'), { type: 'began', id: 'a' }, { type: 'removed', id: 'a' }])
    expect(run([{ type: 'succeeded', id: 'a', noteId: 'n1' }], removed)).toEqual([])
  })
})

describe('pickNextUploads', () => {
  it('never lets more than two run', () => {
    const all = run([added('a', 'b', 'c')])
    expect(ids(pickNextUploads(all))).toEqual(['a', 'b'])
    const oneRuns = run([{ type: 'began', id: 'a' }], all)
    expect(ids(pickNextUploads(oneRuns))).toEqual(['b'])
    const twoRun = run([{ type: 'began', id: 'b' }], oneRuns)
    expect(pickNextUploads(twoRun)).toEqual([])
    const oneFailed = run([{ type: 'failed', id: 'a', message: 'x' }], twoRun)
    expect(ids(pickNextUploads(oneFailed))).toEqual(['c'])
  })
})
