import { OTHER, type Rule, rule } from '../grammar.ts'

const nothing = () => ({ kind: OTHER, value: 0 })

/** Numbers and ordinals that look like dates but are not. */
export const notDateRules: Rule[] = [
  // "On the third floor", "from the 1st to the 8th floor".
  rule(
    'other.ranked',
    'An ordinal before a noun that it ranks: "on the third floor".',
    '{lead}* ((ORD|NUM) (TO|AND|DASH|TOWARDS|ATTHE) (THE|DET|DETF)?)? (ORD|QUARTERHOUR) RANKED',
    nothing,
  ),
  rule('other.ranked-noun', 'Such a noun alone.', 'RANKED', nothing),
  rule(
    'other.places-for',
    'How many people something is for: "a table for four on Friday".',
    'SEATS (FOR|FORDUR) NUM (?!AM|PM|COLON|OCLOCK|HOURS|UNIT|HALF|AND HALF|AND QUARTERHOUR)',
    nothing,
  ),
  rule('other.places', 'Such a thing alone.', 'SEATS', nothing),
  rule(
    'other.numbered',
    'The number of a thing: "check line two on Monday".',
    '(RANKED|NUMBERED) NUM (?!AM|PM|COLON|OCLOCK|HOURS|UNIT|MONTH|HALF|AND|LESS|PAST|QUARTERHOUR|{mod}|(OF|OFTHE|INTHE) DET? {mod})',
    nothing,
  ),
  rule('other.numbered-noun', 'Such a thing alone.', 'NUMBERED', nothing),
  // "24h/24", "une semaine sur deux".
  rule(
    'other.share-of-time',
    'A share of time: "24h/24", "sept jours sur sept".',
    'DET? NUM (HOURS|UNIT)? (OUTOF NUM|SLASH NUM (?=UNIT|$)) (UNIT|HOURS)?',
    (parts) => {
      const timed = parts.some(({ kind }) => kind === 'HOURS' || kind === 'UNIT')
      const always = parts[0]?.value === 24
      return parts.some(({ kind }) => kind === 'OUTOF') || (timed && always) ? nothing() : null
    },
  ),
  rule('other.out-of', 'The word for a share, alone.', 'OUTOF', nothing),
  rule(
    'other.all-day',
    'All 24 hours, without a word that makes them a time: "las 24 horas".',
    '(?<=OTHER|^)(DETF|DETP)? NUM (HOURS|UNIT) (SLASH NUM)? (?!AGO|FROMNOW|LATER|AFTER|BEFORE|NEXT|LAST|COMING)',
    (parts) => {
      const hours = parts.find(({ kind }) => kind === 'NUM')
      const unit = parts.find(({ kind }) => kind === 'HOURS' || kind === 'UNIT')
      return hours?.value === 24 && (unit?.kind === 'HOURS' || unit?.unit === 'hour') ? nothing() : null
    },
  ),
]
