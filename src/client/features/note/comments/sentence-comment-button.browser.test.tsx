import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadSharingTexts, translate } from '#client/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render-in-app.tsx'
import { SentenceCommentButton } from './sentence-comment-button.tsx'

test('the comment button of a sentence leaves no gap in the text, and catches no click until its sentence is pointed at', async () => {
  await renderInApp('en', null)
  await loadSharingTexts()
  await renderInApp(
    'en',
    <main>
      <p>
        <span className="group/sentence">
          <span>We call the bank.</span>
          <SentenceCommentButton comments={0} isTabStop={false} onPress={() => undefined} />
        </span>
        <span>Then we write.</span>
      </p>
    </main>,
  )
  const sentence = page.getByText('We call the bank.')
  const button = page.getByRole('button', { name: translate('comments:onSentence') })
  // An earlier test may have left the mouse over the sentence.
  await page.getByText('Then we write.').hover()
  await expect.element(button).toHaveStyle({ opacity: '0', pointerEvents: 'none' })
  const end = sentence.element().getBoundingClientRect().right
  expect(page.getByText('Then we write.').element().getBoundingClientRect().left).toBeCloseTo(end, 0)
  await sentence.hover()
  await expect.element(button).toHaveStyle({ opacity: '1', pointerEvents: 'auto' })
})
