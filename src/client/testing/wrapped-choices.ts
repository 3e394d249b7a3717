import { page } from 'vitest/browser'

/**
 * Returns the texts that take more than one line in a select as its value, with the large letters that selects have on
 * a phone.
 */
export function findWrappedChoices(): string[] {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = 'select { font-size: 1rem !important }'
  const selects = page.getByRole('combobox').elements() as HTMLSelectElement[]
  const wrapped = selects.flatMap((select) => {
    const { value, options } = select
    const texts = [...options].filter((option) => {
      select.value = option.value
      return select.offsetHeight > 44
    })
    select.value = value
    return texts.map(({ text }) => text)
  })
  style.remove()
  return wrapped
}
