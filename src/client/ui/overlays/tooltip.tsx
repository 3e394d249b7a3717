import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactNode } from 'react'
import { TOOLTIP_DELAYS_MS } from '#shared/limits.ts'

/** Provides the delays that all tooltips share; mounted once, around the signed-in screens. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAYS_MS.open} skipDelayDuration={TOOLTIP_DELAYS_MS.skip}>
      {children}
    </RadixTooltip.Provider>
  )
}

/** Names a control on hover and focus. The control needs its own accessible name. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-paper text-sm"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
