import type { ComponentProps } from 'react'
import { joinClasses } from '../styles/class-names.ts'

/** A surface for an object that can be opened or moved, or for one panel of a screen. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={joinClasses('rounded-surface border border-hairline bg-surface', className)} />
}
