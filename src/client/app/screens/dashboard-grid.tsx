import type { ReactNode } from 'react'

/** The dashboard's two columns, stacked where space is short. */
export function DashboardGrid({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-8">{main}</div>
      <div className="flex flex-col gap-8">{aside}</div>
    </div>
  )
}
