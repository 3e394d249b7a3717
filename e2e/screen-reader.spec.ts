// Over 250 lines, because it spells out the screen reader output of each screen in reading order.
import type { Page } from '@playwright/test'
import { moveTo } from './support/move-in-app.ts'
import { seedNotes } from './support/seed-notes.ts'
import { expect, test } from './support/test.ts'

const NAVIGATION = `
  - navigation "Main navigation":
    - list:
      - listitem:
        - link "Today"
      - listitem:
        - link "Follow-ups"
      - listitem:
        - link "Coaching"
      - listitem:
        - link "Voice Notes"
      - listitem:
        - link "Calendar Events"
      - listitem:
        - link "Analytics"
      - listitem:
        - link "Team"
      - listitem:
        - link "Settings"
`

// One journey visits a note that does not exist.
test.use({ expectedErrors: ['404'] })

test('gives a visitor’s screen reader the structure of the landing page and the sign-in', async ({ page }) => {
  await page.goto('/')
  await expectOrder(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link "Dictum"
      - combobox "Language"
      - combobox "Theme"
      - link "Sign in"
    - main:
      - heading /./ [level=1]
      - link "Start for free"
      - list "What we stand for":
        - listitem:
          - paragraph: 98%
        - listitem:
          - paragraph: 10x
        - listitem:
          - paragraph: 24/7
      - figure "Example of a note":
        - button "Play the example"
      - region "From your voice to the next step":
        - heading "From your voice to the next step" [level=2]
        - list:
          - listitem:
            - heading "Recording" [level=3]
          - listitem:
            - heading "AI analysis" [level=3]
          - listitem:
            - heading "Event detection" [level=3]
          - listitem:
            - heading "Smart categorization" [level=3]
          - listitem:
            - heading "Action items" [level=3]
          - listitem:
            - heading "Team collaboration" [level=3]
      - region "Two plans, no small print":
        - heading "Two plans, no small print" [level=2]
        - heading "Free" [level=3]
        - paragraph: €0 per month
        - heading "Premium" [level=3]
        - paragraph: €12 per month
        - link "Choose Premium"
      - region "Your voice stays yours":
        - heading "Your voice stays yours" [level=2]
    - contentinfo:
      - navigation "Legal":
        - link "Privacy policy"
        - link "Cookie policy"
        - button "Cookie settings"
  `)

  await page.goto('/auth')
  await expectOrder(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - main:
      - heading /./ [level=1]
      - tablist "Sign in or create an account":
        - tab "Sign in" [selected]
        - tab "Sign up"
      - tabpanel "Sign in":
        - textbox "Email"
        - textbox "Password"
        - button "Show password"
        - button "Sign in"
        - paragraph:
          - link "Forgot your password?"
    - contentinfo
    - region /Messages/
  `)
})

test('gives a user’s screen reader the structure of the main screens', async ({ page, signIn }) => {
  await signIn()
  const id = await seedNotes(page, 'en')
  const main = page.getByRole('main')

  await page.goto('/')
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  await expectOrder(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to the content"
    - banner:
      - link "Dictum"
      - button /Search/
      - text: Premium
      - combobox "Language"
      - combobox "Theme"
      - text: Ada
      - button "Sign out"
    - status
    ${NAVIGATION.trim().replaceAll('\n', '\n  ')}
    - main:
      - heading /Ada/ [level=1]
      - region "Record a note":
        - heading "Record a note" [level=2]
        - button "Start recording"
        - combobox "Recording language"
      - region "Your next tasks":
        - heading "Your next tasks" [level=2]
        - list:
          - listitem:
            - checkbox /Mark as completed/
      - region "Detected events":
        - heading "Detected events" [level=2]
      - region "Upload audio":
        - button "Choose files"
      - region "Recent notes":
        - heading "Recent notes" [level=2]
        - link "All notes"
        - list:
          - listitem:
            - article:
              - heading /./ [level=3]
              - button /Delete/
      - region "Your numbers":
        - term: Total notes
        - definition: "3"
        - term: This week
        - term: Tasks
        - term: Hours saved
        - term: Average duration
        - term: Completion rate
    - region /Messages/
  `)

  await moveTo(page, '/notes')
  await expect(main.getByRole('article')).toHaveCount(3)
  await expectOrder(page)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Voice Notes" [level=1]
      - searchbox "Search your notes"
      - search "Filters":
        - combobox "Tag"
        - combobox "Sentiment"
        - combobox "Language"
        - combobox "Date"
        - combobox "Order"
      - heading "3 notes" [level=2]
      - list:
        - listitem:
          - heading /^(Today|Yesterday)$/ [level=2]
        - listitem:
          - article:
            - heading /./ [level=3]:
              - link /./
            - button /Delete/
  `)

  await moveTo(page, `/notes/${id}`)
  await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible()
  await expectOrder(page)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - article:
        - link "Back to Today":
          - /url: /
        - button "Share"
        - button "Export"
        - button "Delete note"
        - heading /./ [level=1]
        - button "Rename"
        - time
        - text: /0:03 Tom .+ out of 5.*/
        - heading "Highlights" [level=2]
        - complementary "Analysis":
          - heading "Analysis" [level=2]
          - heading "Tasks" [level=3]
          - list:
            - listitem:
              - checkbox /Mark as completed/
              - button /Play 0:\\d\\d/
              - button /More for/
          - heading "Detected events" [level=3]
          - region "Tags":
            - heading "Tags" [level=3]
        - region "Transcript":
          - heading "Transcript" [level=2]
          - button "Correct the text"
          - paragraph:
            - button /./
        - region "Player":
          - button "Play"
          - slider "Position"
          - button "Back 10 seconds"
          - button "Forward 10 seconds"
          - combobox "Speed"
  `)

  await moveTo(page, '/follow-ups')
  await expect(main.getByRole('checkbox').first()).toBeVisible()
  await expectOrder(page)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Follow-ups" [level=1]
      - button "Add a task"
      - tablist "Which tasks":
        - tab "All" [selected]
        - tab "Pending"
        - tab "Completed"
      - tabpanel "All":
        - group "Whose tasks":
          - radio /All/ [checked]
          - radio /Mine/
          - radio /Others/
        - region /./:
          - heading /./ [level=2]
          - list:
            - listitem:
              - checkbox /Mark as completed/
              - paragraph
              - link /At 0:\\d\\d in/
              - button /Move/
              - button /More for/
  `)

  await moveTo(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
  await expectOrder(page)
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Settings" [level=1]
      - region "Profile":
        - heading "Profile" [level=2]
        - textbox "First name"
        - textbox "Last name"
      - region "Subscription"
      - region "Language":
        - combobox "Interface language"
        - combobox "Language of summaries"
      - region "Voice":
        - combobox "Audio quality"
        - switch "Save automatically" [checked]
      - region "Notifications":
        - switch "When a note is ready"
        - switch "Weekly summary"
      - region "Your names and terms":
        - textbox "Name or term"
      - region "Transcription"
      - region "Security":
        - textbox "Current password"
        - textbox "New password"
      - region "Your data"
      - region "Delete account"
  `)

  for (const path of ['/coaching', '/events', '/analytics', '/ask', '/team', '/premium']) {
    await moveTo(page, path)
    await expectOrder(page)
  }
})

test('marks the link of the screen as current, and collapses the links behind a menu button on a small screen', async ({
  page,
  signIn,
}) => {
  await signIn('free')
  const current = page.getByRole('navigation').locator('a[aria-current=page]:visible')
  for (const [path, name] of [
    ['/', 'Today'],
    ['/notes', 'Voice Notes'],
    ['/notes/00000000-0000-4000-8000-000000000000', 'Voice Notes'],
    ['/settings', 'Settings'],
  ]) {
    await page.goto(path ?? '')
    await expect(current).toHaveText([name ?? ''])
  }
  await page.setViewportSize({ width: 360, height: 740 })
  const button = page.getByRole('button', { name: 'Open the menu' })
  await button.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toMatchAriaSnapshot(NAVIGATION)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Follow-ups' }).press('Enter')
  await expect(page).toHaveURL('/follow-ups')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/**
 * Expects one main landmark, one first-level heading and no skipped level below it, distinguishable landmarks of the
 * same kind, and that toasts and news are announced.
 */
async function expectOrder(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('region', { name: /Messages/ })).toHaveCount(1)
  const outline = await page.getByRole('main').evaluate((part) => {
    const headings = [...part.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    return headings.map((heading) => ({ level: Number(heading.tagName.slice(1)), text: heading.textContent }))
  })
  const skipping = outline.filter(({ level }, index) => level > (outline[index - 1]?.level ?? 0) + 1)
  expect(skipping, `headings at ${page.url()}`).toEqual([])
  const tree = await page.locator('body').ariaSnapshot()
  const landmarks = tree
    .match(/- (navigation|region|complementary|search)( "[^"]*")?:?$/gm)
    ?.map((line) => line.replace(/:$/, ''))
  expect(landmarks?.filter((line, index, all) => !line.includes('"') || all.indexOf(line) !== index)).toEqual([])
}
