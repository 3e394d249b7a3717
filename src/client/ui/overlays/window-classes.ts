/**
 * The classes of a modal window: on phones it slides in from the bottom edge, elsewhere it is in the middle. While a toast
 * is above it, it leaves room for the toast; on wide screens there is room beside it. Its element has `data-window`.
 */
export const WINDOW_CLASSES =
  'fixed inset-x-0 bottom-0 z-40 m-auto w-full animate-rise overflow-y-auto rounded-t-surface border border-hairline bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] data-[state=closed]:animate-vanish sm:inset-0 sm:h-fit sm:max-w-md sm:rounded-surface ' +
  'max-h-[min(90dvh,calc(100dvh-var(--toast,0px)))] sm:max-h-[min(90dvh,calc(100dvh-2*var(--toast,0px)))] xl:max-h-[90dvh]'
