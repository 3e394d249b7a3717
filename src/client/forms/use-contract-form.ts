import type { BaseSyntheticEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormProps, useForm } from 'react-hook-form'
import { useUnsavedWork } from '#client/lib/browser/unsaved-work.ts'
import { type Placement, placeRefusal } from './place-refusal.ts'

interface ContractFormOptions<Values extends FieldValues, Output> {
  /** The initial values, in the order of the fields on screen. */
  defaultValues: Values
  /** Validates before anything is sent. If it is missing, the server validates. */
  resolver?: UseFormProps<Values, unknown, Output>['resolver']
  /** When a refusal at a field is cleared: as soon as the field changes, or at the next attempt. */
  refusalGoes?: 'onChange' | 'onSubmit'
}

/**
 * Creates a form for a call of the contract, with its values and the refusals at its fields. The visitors' forms pass
 * the body's schema (`resolveBody`). All others leave the rules to the server, which has the messages in the user's
 * language.
 */
export function useContractForm<Values extends FieldValues, Output = Values>({
  defaultValues,
  resolver,
  refusalGoes = resolver ? 'onChange' : 'onSubmit',
}: ContractFormOptions<Values, Output>) {
  const form = useForm<Values, unknown, Output>({
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: refusalGoes,
    ...(resolver && { resolver }),
  })
  useUnsavedWork(form.formState.isDirty)

  function submit(send: (values: Output) => void) {
    const handle = form.handleSubmit(send)
    return (event: BaseSyntheticEvent) => {
      // A refusal by the server would otherwise prevent every further attempt. A resolver replaces its errors itself.
      if (!resolver) form.clearErrors()
      return handle(event)
    }
  }

  /** Shows the server's refusals at their fields, and focuses the first. For the `onError` of a mutation. */
  function showRefusal(error: unknown, placement: Placement<Path<Values>> = {}) {
    const placed = placeRefusal(error, Object.keys(defaultValues) as Path<Values>[], placement)
    for (const [index, [name, message]] of placed.entries()) {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
    }
  }

  /** Sets a value that has no text field, such as a switch. */
  const setValues = (change: Partial<Values>) => form.setValues(change, { shouldDirty: true })

  return { ...form, setValues, submit, showRefusal }
}
