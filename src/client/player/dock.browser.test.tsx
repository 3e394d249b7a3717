import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CookieBanner } from '#client/features/cookie-consent/components/cookie-banner.tsx'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { answerConsent, askForConsent } from '#client/lib/browser/cookie-consent.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Tooltips } from '#client/ui/overlays/tooltip.tsx'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { Dock } from './dock.tsx'
import { NotePlayer } from './note-player.tsx'
import { PartSwitch } from './part-switch.tsx'
import { usePlayer } from './use-player.ts'

/** One minute of silence, 16 bits at 8 kHz. */
const SILENCE = URL.createObjectURL(new Blob([silentWav(60)], { type: 'audio/wav' }))

function silentWav(seconds: number): ArrayBuffer {
  const bytes = seconds * 16_000
  const view = new DataView(new ArrayBuffer(44 + bytes))
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + bytes, true)
  write(8, 'WAVEfmt ')
  for (const [at, value] of [
    [16, 16],
    [24, 8000],
    [28, 16_000],
    [40, bytes],
  ] as const) {
    view.setUint32(at, value, true)
  }
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const) {
    view.setUint16(at, value, true)
  }
  write(36, 'data')
  return view.buffer
}

const PARTS = [
  { id: 'summary-title', label: translateLater('note:summary') },
  { id: 'analysis-title', label: translateLater('note:actionItems') },
  { id: 'transcript-title', label: translateLater('player:text') },
  { id: 'comments-title', label: translateLater('comments:title') },
]

function translateLater(key: 'note:summary' | 'note:actionItems' | 'player:text' | 'comments:title') {
  return () => translate(key)
}

/** Each part is as high as the screen, except the last, which is one line. */
function Page() {
  const player = usePlayer()
  const parts = PARTS.map(({ id, label }) => ({ id, label: label() }))
  return (
    <>
      <article>
        {parts.map(({ id, label }, index) => (
          <section key={id} style={{ minHeight: index < parts.length - 1 ? '100vh' : undefined }}>
            <h2 id={id} tabIndex={-1}>
              {label}
            </h2>
          </section>
        ))}
        <p data-testid="last">The last line</p>
        <Dock atEdge>
          <PartSwitch parts={parts} />
          <NotePlayer source={SILENCE} peaks={{ duration: 60, peaks: [0, 0.5, 1] }} duration={60} player={player} />
        </Dock>
      </article>
      <CookieBanner />
      <Tooltips />
    </>
  )
}

async function show(language: Language, width = 360) {
  answerConsent('rejected')
  await page.viewport(width, 740)
  await renderInApp(language, null)
  await loadSharingTexts()
  await renderInApp(language, <Page />)
  // The parts are as high as the screen, so a late change of its size would move them away from where they were
  // scrolled to.
  await expect.poll(() => [innerWidth, innerHeight]).toEqual([width, 740])
  await document.fonts.ready
  scrollTo(0, 0)
  await expect.element(links().first()).toHaveAttribute('aria-current', 'location')
}

const links = () => page.getByRole('navigation', { name: translate('player:parts') }).getByRole('link')
const player = () => page.getByRole('region', { name: translate('note:player') })
const button = (name: string) => player().getByRole('button', { name, exact: true })
const boxOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box) throw new Error(`nothing is ${selector}`)
  return box
}

test('the switch goes to a part, marks it, tells a screen reader, and leaves the address as it is', async () => {
  await show('en')
  const address = location.href
  for (const [position, { id }] of [...PARTS.entries()].reverse()) {
    await links().nth(position).click()
    await expect.element(links().nth(position)).toHaveAttribute('aria-current', 'location')
    expect(
      links()
        .all()
        .filter((link) => link.element().hasAttribute('aria-current')),
    ).toHaveLength(1)
    expect(document.activeElement?.id).toBe(id)
    // Repeats the click in case the page has grown since. The user can go to a part at any time.
    const goAgain = () => {
      ;(links().nth(position).element() as HTMLElement).click()
      return boxOf(`#${id}`).bottom - boxOf('[data-dock]').top
    }
    await expect.poll(goAgain).toBeLessThanOrEqual(0)
    expect(boxOf(`#${id}`).top).toBeGreaterThanOrEqual(0)
  }
  expect(location.href).toBe(address)
})

test('the mark follows the reader to the last part', async () => {
  await show('en')
  scrollTo(0, boxOf('#analysis-title').top - 10)
  await expect.element(links().nth(1)).toHaveAttribute('aria-current', 'location')
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(links().last()).toHaveAttribute('aria-current', 'location')
})

test('the mark is right when the page has grown without being scrolled', async () => {
  await show('en')
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(links().last()).toHaveAttribute('aria-current', 'location')
  const before = scrollY
  const more = document.createElement('div')
  more.style.height = '9000px'
  document.querySelector('[data-dock]')?.before(more)
  await expect.element(links().last()).not.toHaveAttribute('aria-current')
  expect(scrollY).toBe(before)
})

test('the text stays where it is while the keyboard is on the player', async () => {
  await show('en')
  scrollTo(0, 500)
  // Starts from here, because the target of a first Tab depends on what had the focus in an earlier test.
  document.querySelector<HTMLElement>('[data-dock] a')?.focus({ preventScroll: true })
  for (let stop = 1; stop < PARTS.length + 3; stop += 1) {
    await userEvent.tab()
    expect(document.activeElement?.closest('[data-dock]')).not.toBeNull()
    expect(scrollY).toBe(500)
  }
})

test('there is no switch if there is only one part', async () => {
  await renderInApp('en', <PartSwitch parts={[{ id: 'transcript-title', label: 'Text' }]} />)
  expect(page.getByRole('navigation').elements()).toEqual([])
})

test('the player is one line on a phone, plays from it, and opens to all controls', async () => {
  await show('en')
  expect(button('Back 10 seconds').elements()).toEqual([])
  const lineHeight = boxOf('section:has(> audio)').height
  expect(lineHeight).toBeLessThanOrEqual(64)
  await button('Play').click()
  await expect.element(button('Pause')).toBeVisible()
  await button('Pause').click()

  await button('More controls').click()
  await expect.element(button('More controls')).toHaveAttribute('aria-expanded', 'true')
  await player().getByRole('combobox', { name: 'Speed' }).selectOptions('2')
  await button('Forward 10 seconds').click()
  await expect.poll(() => player().getByRole('slider').element().getAttribute('aria-valuenow')).not.toBe('0')
  await button('More controls').click()
  expect(button('Back 10 seconds').elements()).toEqual([])
  expect(boxOf('section:has(> audio)').height).toBe(lineHeight)
})

test('the player shows all controls where there is room', async () => {
  await show('en', 1280)
  await expect.element(button('Back 10 seconds')).toBeVisible()
  expect(button('More controls').elements()).toEqual([])
})

test('neither the end of the page nor the cookie banner is hidden, at any width', async () => {
  await show('en')
  // The page in which Vitest renders removes the body's padding.
  document.body.style.paddingBottom = 'var(--banner, 0px)'
  for (const width of [360, 700, 1280]) {
    await page.viewport(width, 740)
    askForConsent()
    await expect.element(page.getByRole('region', { name: translate('cookies:label') })).toBeVisible()
    const apart = () => {
      const [dock, banner] = [boxOf('[data-dock]'), boxOf('[data-cookie-banner]')]
      return dock.bottom <= banner.top || banner.bottom <= dock.top
    }
    await expect.poll(apart, { message: `dock and banner at ${width} px` }).toBe(true)
    const hidden = () => {
      scrollTo(0, document.documentElement.scrollHeight)
      return Math.max(0, boxOf('[data-testid=last]').bottom - boxOf('[data-dock]').top)
    }
    await expect.poll(hidden, { message: `pixels of the last line below the dock at ${width} px` }).toBe(0)
    answerConsent('rejected')
    await expect.poll(() => document.documentElement.style.getPropertyValue('--banner')).toBe('')
  }
  document.body.style.paddingBottom = ''
})

test.each(LANGUAGES)('nothing is cut off or scrolls sideways on a phone with large text, in %s', async (language) => {
  await show(language)
  for (const size of ['100%', '130%', '200%']) {
    document.documentElement.style.fontSize = size
    for (const open of [true, false]) {
      await userEvent.click(button(translate('player:controls')))
      await expect.element(button(translate('player:controls'))).toHaveAttribute('aria-expanded', String(open))
      expect(document.documentElement.scrollWidth, size).toBeLessThanOrEqual(innerWidth)
      for (const control of player().element().querySelectorAll('button, select, [role=slider]')) {
        const { left, right, width } = control.getBoundingClientRect()
        if (width === 0) continue
        expect(left, `${control.ariaLabel} at ${size}`).toBeGreaterThanOrEqual(0)
        expect(right, `${control.ariaLabel} at ${size}`).toBeLessThanOrEqual(innerWidth)
      }
    }
  }
  document.documentElement.style.fontSize = ''
})
