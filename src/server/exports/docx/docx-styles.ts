import { BorderStyle, type INumberingOptions, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'

// The look of the PDF, in fonts that come with Word. Sizes in half points, lengths in twentieths of a point.
const SANS = 'Calibri'
const SERIF = 'Georgia'
const SOFT = '554E47'
const LINE = 'D8D0C3'
const ACCENT = '0F5C59'
const TINT = 'F6F2EA'

/** A4, and the width between its margins. */
export const PAGE = { width: 11906, height: 16838, margin: 1240 }
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.margin

/** Where the text of a transcript begins, to the right of its times. */
export const TIME_WIDTH = 840

export const HAIRLINE = { style: BorderStyle.SINGLE, size: 6, color: LINE }
export const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' }

// Without the rule some programs read the line height as points, and large letters overlap.
const leading = (lines: number) => ({ line: Math.round(240 * lines), lineRule: LineRuleType.AUTO })

/** The bulleted list. */
export const POINTS = 'points'
export const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: POINTS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          style: { paragraph: { indent: { left: 260, hanging: 260 } }, run: { font: SANS, color: ACCENT } },
        },
      ],
    },
  ],
}

/**
 * Returns a document's styles. Headings use Word's own styles, so that its outline and table of contents recognise
 * them.
 * @param locale the language and region that Word checks the spelling in
 */
export function stylesIn(locale: string): IStylesOptions {
  return {
    default: {
      document: {
        run: { font: SANS, size: 21, color: '1D1A17', language: { value: locale } },
        paragraph: { spacing: { ...leading(1.2), after: 60 } },
      },
      title: { run: { font: SERIF, size: 48 }, paragraph: { spacing: { ...leading(1.1), after: 100 } } },
      heading1: {
        run: { font: SERIF, size: 29, bold: true },
        paragraph: { keepNext: true, spacing: { before: 400, after: 120 } },
      },
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    paragraphStyles: [
      {
        id: 'Facts',
        name: 'Facts',
        basedOn: 'Normal',
        run: { size: 18, color: SOFT },
        paragraph: { spacing: { after: 200 }, border: { bottom: { ...HAIRLINE, space: 8 } } },
      },
      {
        id: 'Remark',
        name: 'Remark',
        basedOn: 'Normal',
        run: { size: 18, color: SOFT },
        paragraph: { spacing: { before: 120, after: 120 }, shading: { fill: TINT } },
      },
      {
        id: 'Lead',
        name: 'Lead',
        basedOn: 'Normal',
        run: { font: SERIF, size: 24 },
        paragraph: {
          indent: { left: 240 },
          border: { left: { style: BorderStyle.SINGLE, size: 16, color: ACCENT, space: 10 } },
        },
      },
      { id: 'Cell', name: 'Cell', basedOn: 'Normal', run: { size: 19 }, paragraph: { spacing: { after: 0 } } },
      { id: 'CellHead', name: 'Cell Head', basedOn: 'Cell', run: { size: 17, bold: true, color: SOFT } },
      { id: 'Detail', name: 'Detail', basedOn: 'Normal', run: { size: 18, color: SOFT } },
      {
        id: 'Spoken',
        name: 'Spoken',
        basedOn: 'Normal',
        run: { font: SERIF, size: 22 },
        paragraph: { indent: { left: TIME_WIDTH, hanging: TIME_WIDTH }, spacing: { ...leading(1.3), after: 140 } },
      },
    ],
    characterStyles: [{ id: 'Time', name: 'Time', run: { font: SANS, size: 17, color: SOFT } }],
  }
}
