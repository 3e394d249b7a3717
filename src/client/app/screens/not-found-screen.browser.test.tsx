import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

const NOTE = '/notes/6aa8d992-d0fd-4897-8bf5-9dddc6c8071f?t=12'

test('leads a visitor who followed a link to a note back to it after signing in', async () => {
  await renderInApp(
    'en',
    <MemoryRouter initialEntries={[NOTE]}>
      <NotFoundScreen offerSignIn />
    </MemoryRouter>,
  )
  await expect
    .element(page.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', `/auth?back=${encodeURIComponent(NOTE)}`)
  await expect
    .element(page.getByText('If it is a note of yours, or one shared with you, sign in to see it.'))
    .toBeVisible()
})

test('offers a signed-in user no sign-in', async () => {
  await renderInApp(
    'en',
    <MemoryRouter initialEntries={['/nowhere']}>
      <NotFoundScreen />
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument()
})
