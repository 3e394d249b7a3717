import type { RefObject } from 'react'

/** What the window takes, and the one that stands for it while its code is fetched. */
export interface CommandWindowProps {
  typed: string
  onType: (typed: string) => void
  onClose: () => void
  /** What had the focus before the window was opened. */
  opener: RefObject<Element | null>
}

// Both windows look the same, so that nothing jumps when one takes the place of the other.
export const SCRIM = 'fixed inset-0 z-40 bg-scrim'
export const FRAME =
  'fixed inset-x-2 top-2 z-40 mx-auto max-w-xl overflow-hidden rounded-surface border border-hairline bg-surface shadow-ink/10 shadow-lg sm:top-[12vh]'
export const INPUT =
  'h-14 w-full border-hairline border-b bg-transparent px-5 text-base outline-none placeholder:text-ink-faint'

/**
 * As an input's `ref`: it has the focus from its first moment, behind what was typed so far. The library focuses later,
 * and selects all, so that letters typed meanwhile would go nowhere, and the next one would replace those before it.
 */
export function focusAtEnd(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
  input?.setSelectionRange(input.value.length, input.value.length)
}
