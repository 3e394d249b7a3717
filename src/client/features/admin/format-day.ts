/** Formats a day as in the specification's table, `dd/MM/yyyy`, in this device's time zone; `-` if there is none. */
export function formatDay(date: string | null): string {
  if (!date || Number.isNaN(Date.parse(date))) return '-'
  const day = new Date(date)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`
}
