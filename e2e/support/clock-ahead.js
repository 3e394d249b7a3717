// Loaded into a server under test before anything else: sets its clock CLOCK_AHEAD_DAYS ahead.
const ahead = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }

  // Dates created by the engine itself (by a structured clone) are instances as well.
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]'
  }

  static now() {
    return RealDate.now() + ahead
  }
}
