import { StyleSheet } from '@react-pdf/renderer'
import { SANS, SERIF } from './pdf-fonts.ts'

// The look of the screens on paper: ink, one accent, hairlines. Lengths in points.
const INK = '#1d1a17'
const SOFT = '#554e47'
const FAINT = '#6a6259'
const LINE = '#d8d0c3'
const ACCENT = '#0f5c59'
const TINT = '#f6f2ea'

/** Margins at the sides and at the bottom. */
const SIDE = 62
const FOOT = 72

// A line height on the page itself makes the library lose the footer and, after about forty pages, all positions.
// Without a font size next to it, a line height is relative to 18 points.
const BODY = { fontSize: 9.5, lineHeight: 1.45 }
const SMALL = { fontSize: 8.5, lineHeight: 1.45, color: SOFT }
const READING = { fontFamily: SERIF, fontSize: 11, lineHeight: 1.5, textAlign: 'justify' } as const

export const styles = StyleSheet.create({
  page: {
    paddingTop: 58,
    paddingBottom: FOOT,
    paddingHorizontal: SIDE,
    fontFamily: SANS,
    fontWeight: 400,
    fontSize: 9.5,
    color: INK,
  },
  title: { fontFamily: SERIF, fontWeight: 500, fontSize: 25, lineHeight: 1.18, letterSpacing: -0.25 },
  facts: { ...SMALL, marginTop: 7 },
  rule: { marginTop: 14, borderBottomWidth: 0.75, borderBottomColor: LINE },
  warning: { ...SMALL, marginTop: 14, paddingVertical: 8, paddingHorizontal: 10, backgroundColor: TINT },
  section: { marginTop: 22 },
  heading: { fontFamily: SERIF, fontWeight: 600, fontSize: 14.5, lineHeight: 1.25, marginBottom: 7 },
  summary: { borderLeftWidth: 2, borderLeftColor: ACCENT, paddingLeft: 12 },
  lead: { ...READING, fontSize: 12.5, lineHeight: 1.45 },
  item: { flexDirection: 'row', marginBottom: 4 },
  bullet: { ...BODY, width: 13, color: ACCENT },
  grow: { flex: 1 },
  text: BODY,
  strong: { ...BODY, fontWeight: 600 },
  soft: SMALL,
  headRow: { flexDirection: 'row', paddingBottom: 5, borderBottomWidth: 1, borderBottomColor: INK },
  row: { paddingTop: 5, paddingBottom: 6, borderBottomWidth: 0.75, borderBottomColor: LINE },
  cells: { flexDirection: 'row' },
  cell: { paddingRight: 9 },
  description: { ...SMALL, marginTop: 1, paddingRight: 9 },
  head: { fontWeight: 600, fontSize: 8, lineHeight: 1.3, color: SOFT },
  // Aligned at the top: if it were stretched to the row's height, a short cell would move to the next page with the rest.
  event: { flexDirection: 'row', alignItems: 'flex-start', marginBottom: 8 },
  when: { ...BODY, width: 158, paddingRight: 16, color: SOFT },
  paragraph: { paddingLeft: 42, marginBottom: 8 },
  time: { position: 'absolute', left: 0, top: 0, height: 33, paddingTop: 0.6 },
  spoken: READING,
  speaker: { fontFamily: SANS, fontWeight: 600, fontSize: 9.5 },
  doubtful: { textDecoration: 'underline', textDecorationStyle: 'dotted', textDecorationColor: FAINT },
  note: { ...SMALL, color: FAINT, marginBottom: 9 },
  footer: {
    position: 'absolute',
    bottom: 34,
    left: SIDE,
    right: SIDE,
    flexDirection: 'row',
    paddingTop: 8,
    borderTopWidth: 0.75,
    borderTopColor: LINE,
  },
  footerTitle: { flex: 1, fontSize: 8, color: FAINT },
  footerPage: { fontSize: 8, color: FAINT },
})
