import { toInstant, toWall } from '#server/calendar/time-zones.ts'
import { DAY, MINUTE, startOfDay, type Wall } from '#server/calendar/wall-time.ts'
import { type Context, type Make, type Rule, rule } from '../grammar.ts'

/** Converts a wall time of another zone to the speaker's zone. */
function fromZone(wall: Wall, zone: string, { timezone }: Context): Wall {
  return toWall(toInstant(wall, zone), timezone)
}

const momentElsewhere: Make = ([at, ...rest], context) => {
  const zone = at?.zone ?? rest.at(-1)?.tag
  if (at?.from === undefined || zone === undefined) return null
  const { start: _start, end: _end, zone: _zone, ...meaning } = at
  const to = at.to === undefined ? {} : { to: fromZone(at.to, zone, context) }
  return { ...meaning, ...to, from: fromZone(at.from, zone, context) }
}

/** Times given in another zone: "at 3 pm Eastern", "a las nueve hora de Londres". */
export const zoneRules: Rule[] = [
  rule('zoned.zoned-moment', 'A moment in another time zone.', 'MOMENT (COMMA? ZONE ZONE?)?', momentElsewhere),
  rule('zoned.zoned-clock', 'A time in another time zone.', 'CLOCK', ([found], context) => {
    if (!found?.zone) return null
    const today = startOfDay(context.now)
    const away = fromZone(today + found.value * MINUTE, found.zone, context) - today
    return { kind: 'CLOCK', value: (((away % DAY) + DAY) % DAY) / MINUTE }
  }),
]
