import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { AV_LOG_QUIET } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { MAX_RECORDING_HOURS } from '#shared/limits.ts'
import { serveTask, yieldToEventLoop } from '../child-process/child-channel.ts'
import { AudioError } from './audio-error.ts'
import { type AudioFacts, type AudioTask, LENGTH_MEASURED, MAX_PEAKS, PCM_WRITTEN } from './audio-task.ts'
import { FilterChain } from './filter-chain.ts'
import { LoudnessMeter, toFactor } from './loudness.ts'
import { PCM_RATE, toSamples } from './pcm-file.ts'
import { PeakCollector } from './peak-collector.ts'
import { PLAYBACK_FRAME_SAMPLES, PLAYBACK_RATE, PlaybackFile } from './playback-file.ts'
import { SoundTrack } from './sound-track.ts'

const MAX_SECONDS = MAX_RECORDING_HOURS * 3600

const FIRST_SLICE_SAMPLES = PCM_RATE / 50

/** Prefix of the filter chain: empty to mix all channels, or the choice of one channel. */
const ALL_CHANNELS = ''
const FIRST_CHANNEL = 'pan=mono|c0=c0,'

/**
 * A mix below this level, in dB, may have lost to cancellation and is compared with the first channel. Above it the
 * speech is good enough.
 */
const CANCELLED_DB = -45
const LOUDER_DB = 12

/** Frames are large because each one crosses from native code. */
const PCM_FILTERS = `aresample=${PCM_RATE},aformat=sample_fmts=s16:channel_layouts=mono,asetnsamples=n=8192:p=0`

Log.setLevel(AV_LOG_QUIET)
serveTask<AudioTask, AudioFacts>(prepare, (error) => (error instanceof AudioError ? error.code : null))

async function prepare(task: AudioTask, reportStep: (step: string, value?: number) => void): Promise<AudioFacts> {
  if (statSync(task.inputPath).size === 0) throw new AudioError('audio_empty')
  reportStep(LENGTH_MEASURED, await measureLength(task.inputPath))
  const { facts, loudness, peaks, mix } = await mixDown(task)
  reportStep(PCM_WRITTEN)
  const gain = loudness.gain()
  if (task.playbackPath !== null) await writePlayback(task.inputPath, task.playbackPath, { gain, mix })
  return { ...facts, peaks: peaks.peaks(toFactor(gain)) }
}

/** Sums up the seconds that the packets claim, without decoding them. Stops reading at the limit. */
async function measureLength(path: string): Promise<number> {
  using track = new SoundTrack(path)
  const turn = yieldToEventLoop()
  let seconds = 0
  for (const length of track.packetLengths()) {
    seconds += length
    if (seconds > MAX_SECONDS) throw tooLong()
    await turn()
  }
  return seconds
}

const tooLong = () => new AudioError('audio_too_long', `longer than ${MAX_RECORDING_HOURS} hours`)

/**
 * Normally mixes all channels into one. Two microphones wired in opposite phase cancel out in the mix; if the mix is
 * nearly silent and the first channel far louder, uses that channel alone.
 */
async function mixDown(task: AudioTask) {
  const all = await writePcm(task, ALL_CHANNELS)
  const level = all.loudness.level() ?? Number.NEGATIVE_INFINITY
  if (all.facts.channels === 1 || level > CANCELLED_DB) return all
  const first = await writePcm(task, FIRST_CHANNEL)
  const isLouder = (first.loudness.level() ?? Number.NEGATIVE_INFINITY) > level + LOUDER_DB
  return isLouder ? first : await writePcm(task, ALL_CHANNELS)
}

/** Decodes the file to PCM and measures it on the way. */
async function writePcm({ inputPath, pcmPath }: AudioTask, mix: string) {
  using track = new SoundTrack(inputPath)
  using chain = new FilterChain(mix + PCM_FILTERS)
  const loudness = new LoudnessMeter()
  const peaks = new PeakCollector(MAX_PEAKS, FIRST_SLICE_SAMPLES)
  const file = openSync(pcmPath, 'w')
  let samples = 0
  const turn = yieldToEventLoop()
  try {
    for (const frame of filtered(track, chain)) {
      const bytes = frame.toBuffer()
      writeWhole(file, bytes)
      const piece = toSamples(bytes)
      loudness.add(piece)
      peaks.add(piece)
      samples += piece.length
      // Packets may hold more than they claim.
      if (samples > MAX_SECONDS * PCM_RATE) throw tooLong()
      await turn()
    }
  } finally {
    closeSync(file)
  }
  if (samples === 0)
    throw track.problem ? new AudioError('audio_unreadable', track.problem) : new AudioError('audio_empty')
  return {
    facts: { durationSeconds: samples / PCM_RATE, codec: track.codec, channels: track.channels },
    loudness,
    peaks,
    mix,
  }
}

/**
 * Decodes the file a second time, which costs far less than the encoding: the gain has to be known first, and keeping
 * the decoded audio would take gigabytes.
 */
async function writePlayback(
  inputPath: string,
  playbackPath: string,
  { gain, mix }: { gain: number; mix: string },
): Promise<void> {
  using track = new SoundTrack(inputPath)
  using chain = new FilterChain(
    `${mix}aresample=${PLAYBACK_RATE},aformat=sample_fmts=fltp:channel_layouts=mono,volume=${gain.toFixed(2)}dB,` +
      // Limit peaks above quiet speech, such as a cough, instead of clipping them.
      `alimiter=limit=0.9:level=0:latency=1,aformat=sample_fmts=fltp,asetnsamples=n=${PLAYBACK_FRAME_SAMPLES}:p=0`,
  )
  using playback = new PlaybackFile(playbackPath)
  const turn = yieldToEventLoop()
  for (const frame of filtered(track, chain)) {
    playback.write(frame)
    await turn()
  }
  playback.finish()
}

function* filtered(track: SoundTrack, chain: FilterChain) {
  for (const frame of track.frames()) yield* chain.filter(frame)
  yield* chain.finish()
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}
