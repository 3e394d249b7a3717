import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Menu } from './menu.tsx'

async function openByPress(): Promise<{ chosen: ReturnType<typeof vi.fn>; item: HTMLElement }> {
  const chosen = vi.fn()
  await renderInApp(
    'en',
    <Menu trigger={<button type="button">More</button>} items={[{ label: 'Delete', onSelect: chosen }]} />,
  )
  press(page.getByRole('button', { name: 'More' }).element(), 'pointerdown', { x: 100, y: 100 })
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  return { chosen, item: page.getByRole('menuitem', { name: 'Delete' }).element() as HTMLElement }
}

function press(target: Element, type: 'pointerdown' | 'pointerup', { x, y }: { x: number; y: number }): void {
  const about = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, pointerType: 'mouse' }
  target.dispatchEvent(new PointerEvent(type, about))
}

it('chooses nothing when the press that opened it ends over an item without having moved', async () => {
  const { chosen, item } = await openByPress()
  press(item, 'pointerup', { x: 101, y: 100 })
  expect(chosen).not.toHaveBeenCalled()
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()

  press(item, 'pointerdown', { x: 101, y: 100 })
  press(item, 'pointerup', { x: 101, y: 100 })
  item.click()
  expect(chosen).toHaveBeenCalledOnce()
})

it('chooses the item to which a press was dragged', async () => {
  const { chosen, item } = await openByPress()
  press(item, 'pointerup', { x: 120, y: 140 })
  expect(chosen).toHaveBeenCalledOnce()
})
