import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
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
