import { StyleSheet } from '@react-pdf/renderer'

// The look of the screens on paper: ink, one accent, hairlines. Lengths in points.
const INK = '#1d1b18'
const SOFT = '#5f5a52'
const LINE = '#ddd8cf'
const ACCENT = '#2f6f62'

// On the page itself a line height loses the footer and, after some forty pages, all sense of place; without a size
// beside it, it counts as of 18 points.
const BODY = { fontSize: 10, lineHeight: 1.4 }
const SMALL = { fontSize: 9, lineHeight: 1.4, color: SOFT }

export const styles = StyleSheet.create({
  page: {
    ...{ paddingTop: 56, paddingBottom: 64, paddingHorizontal: 56 },
    ...{ fontFamily: 'Helvetica', fontSize: 10, color: INK },
  },
  title: { fontFamily: 'Times-Bold', fontSize: 23, lineHeight: 1.15, marginBottom: 6 },
  facts: SMALL,
  warning: { ...SMALL, marginTop: 10, padding: 7, borderWidth: 0.75, borderColor: LINE },
  section: { marginTop: 18 },
  heading: { fontFamily: 'Times-Bold', fontSize: 13.5, lineHeight: 1.2, marginBottom: 5 },
  summary: { borderLeftWidth: 1.5, borderLeftColor: ACCENT, paddingLeft: 9 },
  item: { flexDirection: 'row', marginBottom: 3 },
  bullet: { ...BODY, width: 11, color: ACCENT },
  grow: { flex: 1 },
  text: BODY,
  strong: { ...BODY, fontFamily: 'Helvetica-Bold' },
  soft: SMALL,
  row: { flexDirection: 'row', borderBottomWidth: 0.75, borderBottomColor: LINE, paddingVertical: 4 },
  cell: { paddingRight: 8 },
  head: { fontFamily: 'Helvetica-Bold', fontSize: 8.5, color: SOFT },
  paragraph: { flexDirection: 'row', marginBottom: 7 },
  time: { ...SMALL, width: 44, paddingTop: 0.7 },
  footer: { position: 'absolute', bottom: 30, left: 56, right: 56, textAlign: 'right', color: SOFT, fontSize: 8.5 },
})
