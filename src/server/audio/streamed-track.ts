import { Dictionary, FormatContext, type Frame, Packet } from 'node-av/lib'
import { check, openOptions, TrackDecoder } from './track-decoder.ts'

/**
 * Decodes the audio track of a container that arrives on this process's standard input, as it arrives. Yields the same
 * frame object each time: use it before asking for the next. Skips damaged packets; ends where the input ends. A container
 * whose index comes last, as in some MP4 files, gives nothing before its end. Native code: use it in a child process only.
 * @throws AudioError `audio_unreadable` or `audio_no_track`.
 */
export async function* decodeInput(): AsyncGenerator<Frame> {
  await using input = new FormatContext()
  // Reading waits in a thread of the library, so that the event loop stays free.
  check(await input.openInput('pipe:0', null, Dictionary.fromObject(openOptions('pipe'))), 'open')
  check(await input.findStreamInfo(null), 'find streams')
  using decoder = new TrackDecoder(input)
  using packet = new Packet()
  packet.alloc()
  for (;;) {
    const read = await input.readFrame(packet)
    if (decoder.isEnd(read)) break
    yield* decoder.decode(packet)
    packet.unref()
  }
  yield* decoder.decode(null)
}
