import { packOf } from '#server/languages/languages.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import type { Language } from '#shared/languages.ts'

export interface RenderedEmail {
  subject: string
  /** The plain-text part. */
  text: string
  html: string
  /** Where a mail program, or the reader, ends emails of this kind; null for those that can't be ended. */
  stopUrl: string | null
}

/** One of several things that an email reports. */
export interface EmailItem {
  heading: string
  /** Words that a user wrote; empty if there are none. */
  quote: string
  url: string
}

/**
 * Renders an email in the recipient's language.
 * @param values the values for the placeholders of the kind's text, including `url`, and `stop` for the link that ends
 * emails of this kind; users may have written some of them
 * @param items the items shown before the button
 */
export function renderEmail(
  kind: EmailKind,
  language: Language,
  values: Readonly<Record<string, string>>,
  items: readonly EmailItem[] = [],
): RenderedEmail {
  const pack = packOf(language)
  const words = pack.emails[kind]
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
  const { url = '', stop } = values
  const before = words.before.map(fill)
  const after = words.after.map(fill)
  const footer = stop === undefined ? [] : [`${pack.notifications.stop}\n${stop}`]
  return {
    subject: toLine(fill(words.subject)),
    text: [...before, ...items.map(writeItem), `${words.button}\n${url}`, ...after, ...footer].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width"></head>',
      '<body style="margin:0;background:#faf7f1;color:#1d1a17">',
      '<div style="max-width:34rem;margin:0 auto;padding:2rem 1.25rem;font:16px/1.6 Inter,Arial,sans-serif;overflow-wrap:anywhere">',
      '<p style="font:600 1.25rem Georgia,serif;margin:0 0 1.5rem">Dictum</p>',
      ...before.map((text) => paragraph(text)),
      ...items.map(drawItem),
      `<p style="margin:1.75rem 0"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(words.button)}</a></p>`,
      ...after.map((text) => paragraph(text, FAINT)),
      ...(stop === undefined
        ? []
        : [
            `<p style="${FAINT}"><a href="${escapeHtml(stop)}" style="color:#6a6259">${pack.notifications.stop}</a></p>`,
          ]),
      '</div></body></html>',
    ].join('\n'),
    stopUrl: stop ?? null,
  }
}

const FAINT = 'color:#6a6259;font-size:14px'
const BUTTON =
  'display:inline-block;background:#0f5c59;color:#fff;padding:.75rem 1.25rem;border-radius:10px;text-decoration:none'
const CARD = 'margin:0 0 .75rem;padding:.875rem 1rem;background:#fff;border:1px solid #e6dfd3;border-radius:12px'

function writeItem({ heading, quote, url }: EmailItem): string {
  return [heading, ...(quote === '' ? [] : [quote.replace(/^/gm, '> ')]), url].join('\n')
}

function drawItem({ heading, quote, url }: EmailItem): string {
  return [
    `<div style="${CARD}">`,
    `<a href="${escapeHtml(url)}" style="color:#0f5c59;font-weight:600;text-decoration:none">${escapeHtml(heading)}</a>`,
    quote === '' ? '' : `<div dir="auto" style="margin-top:.375rem">${breakLines(quote)}</div>`,
    '</div>',
  ].join('')
}

function paragraph(text: string, style = ''): string {
  return `<p style="${style}">${breakLines(text)}</p>`
}

function breakLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Turns text that users may have written into a header: a line break would begin another header. */
function toLine(text: string): string {
  return text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
