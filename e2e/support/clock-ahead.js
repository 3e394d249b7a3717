// Loaded into a server under test before anything else: its clock is ahead by CLOCK_AHEAD_DAYS.
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  // What the engine itself makes (a structured clone) is a date as well.
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]'
  }

  static now() {
    return RealDate.now() + ahead
  }
}
