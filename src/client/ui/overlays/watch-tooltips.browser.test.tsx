import Mic from 'lucide-react/icons/mic'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { TOOLTIP_DELAYS_MS } from '#shared/limits.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { Tooltips } from './tooltip.tsx'

const icon = <Mic aria-hidden="true" className="size-5" />
const tooltips = () => [...document.querySelectorAll('[role=tooltip]')].map(({ textContent }) => textContent)
/** Lets time pass, and waits until the result is rendered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  await renderInApp(
    'en',
    <>
      <IconButton label="Record" icon={icon} />
      <IconButton label="Stop" icon={icon} />
      <p>Nothing</p>
      <Tooltips />
    </>,
  )
  await page.getByText('Nothing').hover()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

test('A tooltip opens after a delay, and the next one without it', async () => {
  await page.getByRole('button', { name: 'Record' }).hover()
  await pass(TOOLTIP_DELAYS_MS.open - 1)
  expect(tooltips()).toEqual([])
  await pass(1)
  await expect.poll(tooltips).toEqual(['Record'])
  await page.getByRole('button', { name: 'Stop' }).hover()
  await expect.poll(tooltips).toEqual(['Stop'])
  await page.getByText('Nothing').hover()
  await pass(TOOLTIP_DELAYS_MS.skip)
  await expect.poll(tooltips).toEqual([])
})

test('A tooltip opens at once for the keyboard, and Escape and a press close it', async () => {
  await userEvent.keyboard('{Tab}')
  await expect.poll(tooltips).toEqual(['Record'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(tooltips).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.poll(tooltips).toEqual(['Stop'])
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(tooltips).toEqual([])
})

test('A tooltip stays while the pointer is on it', async () => {
  await page.getByRole('button', { name: 'Record' }).hover()
  await pass(TOOLTIP_DELAYS_MS.open)
  await expect.poll(tooltips).toEqual(['Record'])
  await page.elementLocator(document.querySelector('[role=tooltip]') as HTMLElement).hover()
  await pass(TOOLTIP_DELAYS_MS.open)
  expect(tooltips()).toEqual(['Record'])
})
