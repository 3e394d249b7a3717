import type { Plugin } from 'vite'
import { outdatedBrowser as en } from '../src/client/i18n/en/outdated-browser.ts'
import { outdatedBrowser as es } from '../src/client/i18n/es/outdated-browser.ts'
import { outdatedBrowser as fr } from '../src/client/i18n/fr/outdated-browser.ts'

const TEXTS = { en, es, fr }
const STYLE = 'margin: 0; padding: 12px 16px; text-align: center; color: #3b2a05; background: #fbeecb'

/**
 * Adds to every page what a user of an outdated browser reads. `public/before-paint.js` shows it in one language where
 * the browser lacks what the app needs.
 */
export function outdatedBrowserNotice(): Plugin {
  const notices = Object.entries(TEXTS).map(
    ([language, text]) =>
      `<p data-outdated-browser lang="${language}" role="alert" style="${STYLE}" hidden>${text}</p>`,
  )
  return {
    name: 'outdated-browser-notice',
    transformIndexHtml: (page) =>
      page.replace('<div id="root">', () => `${notices.join('\n    ')}\n    <div id="root">`),
  }
}
