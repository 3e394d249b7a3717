import type { ComponentProps, ElementType } from 'react'
import { type Control, type FieldError, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { PasswordField } from '#client/ui/forms/password-field.tsx'
import type { TextArea } from '#client/ui/forms/text-area.tsx'
import type { TextField } from '#client/ui/forms/text-field.tsx'

type Kind = typeof TextField | typeof PasswordField | typeof TextArea

type FieldProps<Values extends FieldValues, Output, K extends Kind> = {
  as: K
  control: Control<Values, unknown, Output>
  name: FieldPathByValue<Values, string | undefined>
  /** Takes precedence over a refusal. */
  error?: string | undefined
  /**
   * In a form with a schema, says which rule of the contract was broken; by default, the error's own message is shown.
   */
  describe?: (refusal: FieldError) => string | undefined
} & Omit<ComponentProps<K>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'ref'>

/** A text field of a form, with the form's value and any refusal of it. */
export function Field<Values extends FieldValues, Output, K extends Kind>({
  as,
  control,
  name,
  error,
  describe = ({ message }) => message,
  ...rest
}: FieldProps<Values, Output, K>) {
  const { field, fieldState } = useController({ control, name })
  // The props were checked above, but the compiler can't tell here which of the three components it is.
  const Shown: ElementType = as
  return <Shown {...rest} {...field} error={error ?? (fieldState.error && describe(fieldState.error))} />
}
