/**
 * Gives a page a browser speech recognition that recognises these utterances, one after the other, each time it is
 * started. It is serialised into the page, so it uses nothing from outside itself.
 */
export function installFakeRecognition(utterances: string[]): void {
  class FakeRecognition extends EventTarget {
    lang = ''
    continuous = false
    interimResults = false
    private timer: ReturnType<typeof setInterval> | undefined

    start(): void {
      const words = utterances.flatMap((utterance, index) =>
        utterance.split(' ').map((_, count, all) => ({
          index,
          text: all.slice(0, count + 1).join(' '),
          final: count === all.length - 1,
        })),
      )
      let next = 0
      this.timer = setInterval(() => {
        const spoken = words[next]
        next += 1
        if (!spoken) return clearInterval(this.timer)
        const results = utterances.slice(0, spoken.index + 1).map((utterance, index) => {
          const open = index === spoken.index && !spoken.final
          return { 0: { transcript: open ? spoken.text : utterance }, length: 1, isFinal: !open }
        })
        this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: spoken.index, results }))
      }, 40)
    }

    abort(): void {
      clearInterval(this.timer)
      this.dispatchEvent(new Event('end'))
    }
  }
  Object.assign(globalThis, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition })
}
