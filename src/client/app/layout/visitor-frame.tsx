import { Outlet } from 'react-router'

/** Padding for screens that both visitors and users see, the same as in the users' frame. */
export function VisitorFrame() {
  return (
    <div className="px-4 pt-6 pb-16 sm:px-6 lg:pt-10">
      <Outlet />
    </div>
  )
}
