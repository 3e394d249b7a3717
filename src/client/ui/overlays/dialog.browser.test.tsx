import { useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { Button } from '../buttons/button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Dialog } from './dialog.tsx'
import { showToast } from './toast-store.ts'

function Opened() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Share this note">
      <button type="button" onClick={() => showToast({ title: 'Link created' })}>
        Create
      </button>
    </Dialog>
  )
}

test('Escape closes the dialog that has the focus, and not the toast above it', async () => {
  await renderInApp('en', <Opened />)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect.element(page.getByText('Link created').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Link created').first()).toBeVisible()
})

function Form({ fields }: { fields: number }) {
  return (
    <Dialog open onOpenChange={() => {}} title="Share this note">
      <form className="flex flex-col gap-4">
        {Array.from({ length: fields }, (_, number) => `Field ${number + 1}`).map((name) => (
          <TextField key={name} label={name} />
        ))}
        <Button type="submit">Share</Button>
      </form>
    </Dialog>
  )
}

describe.each([
  [320, 480],
  [360, 740],
  [700, 740],
  [1024, 740],
  [1280, 800],
])('on a screen of %i × %i, a toast', (width, height) => {
  afterEach(() => page.viewport(1280, 800))

  test.each([
    ['a short window', 1],
    ['a window longer than the screen', 20],
  ])('covers nothing of %s', async (_what, fields) => {
    await page.viewport(width, height)
    await renderInApp('en', <Form fields={fields} />)
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    showToast({
      variant: 'destructive',
      title: 'Error',
      description: 'The note could not be shared. Please try again.',
    })
    const toast = page.getByText('The note could not be shared. Please try again.').first()
    await expect.element(toast).toBeVisible()
    await expect
      .poll(() => {
        const box = dialog.element().getBoundingClientRect()
        const other = toast.element().closest('li')?.getBoundingClientRect()
        if (!other) return 'no toast'
        const apart =
          other.bottom <= box.top || other.top >= box.bottom || other.right <= box.left || other.left >= box.right
        const isWhole = box.top >= 0 && box.bottom <= height && other.top >= 0 && other.bottom <= height
        return { apart, isWhole }
      })
      .toEqual({ apart: true, isWhole: true })
  })
})

test('a toast is at the bottom again once the window is closed', async () => {
  await page.viewport(360, 740)
  await renderInApp('en', <Opened />)
  await page.getByRole('button', { name: 'Create' }).click()
  const toast = page.getByText('Link created').first()
  await expect.poll(() => toast.element().getBoundingClientRect().bottom < 200).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => toast.element().getBoundingClientRect().top > 500).toBe(true)
  await page.viewport(1280, 800)
})
