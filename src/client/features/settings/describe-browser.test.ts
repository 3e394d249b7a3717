import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  [CHROME, 'Chrome ·\u00A0Linux'],
  [`${CHROME} Edg/140.0.0.0`.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'), 'Edge ·\u00A0Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari ·\u00A0iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox ·\u00A0macOS'],
  [CHROME.replace('Chrome/', 'HeadlessChrome/'), 'Chrome ·\u00A0Linux'],
  ['curl/8.0', null],
  ['', null],
  [null, null],
])('names %s', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})
