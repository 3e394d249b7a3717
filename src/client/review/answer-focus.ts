/**
 * Moves the focus before the question that has it disappears: to the next question, else the previous one, else to what
 * follows the last question.
 * @param section the element with the questions, list items `review-<id>`
 * @param after the selector of the element that gets the focus after the last question
 */
export function moveFocusFrom(section: HTMLElement | null, id: string, after: string): void {
  const items = [...(section?.querySelectorAll('li') ?? [])]
  const at = items.findIndex((one) => one.id === `review-${id}`)
  const next = items[at + 1] ?? items[at - 1]
  const target = next?.querySelector<HTMLElement>('[data-answer]') ?? document.querySelector<HTMLElement>(after)
  target?.focus({ preventScroll: true })
}
