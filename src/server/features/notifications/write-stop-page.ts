import { packOf } from '#server/languages/languages.ts'
import type { Language } from '#shared/languages.ts'

const STYLE = `
:root { color-scheme: light dark; --paper: #faf7f1; --ink: #1d1a17; --soft: #6a6259; --line: #e6dfd3; --accent: #0f5c59; --on: #fff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #171512; --ink: #f1ece3; --soft: #b0a698; --line: #37322b; --accent: #7fc9c3; --on: #10211f }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Inter, system-ui, sans-serif }
main { max-width: 30rem; margin: 0 auto; padding: 12vh 1.25rem 3rem }
.name { margin: 0 0 2rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); font: 600 1.25rem Georgia, serif }
h1 { text-wrap: balance; margin: 0 0 .5rem; font: 500 1.75rem/1.25 Georgia, serif }
p { margin: 0 0 1.5rem; color: var(--soft) }
button, a { display: inline-block; box-sizing: border-box; min-height: 2.75rem; padding: .625rem 1.25rem; border: 0; border-radius: 10px;
  background: var(--accent); color: var(--on); font: 500 1rem/1.5rem Inter, system-ui, sans-serif; text-decoration: none; cursor: pointer }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px }
`

/**
 * Writes the page that a link in an email opens: a question with a button, or the outcome. It works without a script,
 * so that it needs neither the app nor a session.
 */
export function writeStopPage(state: 'ask' | 'done' | 'invalid', language: Language): string {
  const words = packOf(language).notifications.stopPage[state]
  const action =
    state === 'ask'
      ? `<form method="post"><button>${words.button}</button></form>`
      : `<a href="/settings#notifications">${words.button}</a>`
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${words.title} · Dictum</title><style>${STYLE}</style></head>`,
    `<body><main><div class="name">Dictum</div><h1>${words.title}</h1><p>${words.text}</p>${action}</main></body></html>`,
  ].join('\n')
}
