import type { ReactNode } from 'react'

interface DashboardGridProps {
  first: ReactNode
  /** Placed beside the rest; on phones, between the first and the rest. */
  aside: ReactNode
  rest: ReactNode
}

/** The dashboard's two columns, stacked where space is short. */
export function DashboardGrid({ first, aside, rest }: DashboardGridProps) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">{first}</div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
      <div className="flex min-w-0 flex-col gap-8">{rest}</div>
    </div>
  )
}
