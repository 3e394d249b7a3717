/** Says below a field why its value was refused; the field refers to it by `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null
  return (
    <p id={id} role="alert" className="mt-1.5 text-red text-sm">
      {message}
    </p>
  )
}
