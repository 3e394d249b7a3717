import { packOf } from '#server/languages/languages.ts'
import type { EmailKind } from '#server/languages/parts/email-kinds.ts'
import type { Language } from '#shared/languages.ts'

export interface RenderedEmail {
  subject: string
  /** The plain-text part. */
  text: string
  html: string
}

/**
 * Renders an email in the recipient's language.
 * @param values for the placeholders of the kind's text, including `url`; users may have written some of them.
 */
export function renderEmail(
  kind: EmailKind,
  language: Language,
  values: Readonly<Record<string, string>>,
): RenderedEmail {
  const words = packOf(language).emails[kind]
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)
  const url = values.url ?? ''
  const before = words.before.map(fill)
  const after = words.after.map(fill)
  return {
    // A line break would begin another header.
    subject: fill(words.subject).replace(/\s+/g, ' '),
    text: [...before, `${words.button}:\n${url}`, ...after].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body style="margin:0;background:#faf7f1;color:#1d1a17">`,
      '<div style="max-width:34rem;margin:0 auto;padding:2rem 1.25rem;font:16px/1.6 Inter,Arial,sans-serif">',
      '<p style="font:600 1.25rem Georgia,serif;margin:0 0 1.5rem">Dictum</p>',
      ...before.map((text) => paragraph(text)),
      `<p style="margin:1.75rem 0"><a href="${escapeHtml(url)}" style="background:#0f5c59;color:#fff;padding:.75rem 1.25rem;border-radius:10px;text-decoration:none">${escapeHtml(words.button)}</a></p>`,
      ...after.map((text) => paragraph(text, 'color:#6a6259;font-size:14px')),
      '</div></body></html>',
    ].join('\n'),
  }
}

function paragraph(text: string, style = ''): string {
  return `<p style="${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}
