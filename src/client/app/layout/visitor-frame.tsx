import { Outlet } from 'react-router'

/** The room around a visitor's screens that users see too, in the room of their own frame. */
export function VisitorFrame() {
  return (
    <div className="px-4 pt-6 pb-16 sm:px-6 lg:pt-10">
      <Outlet />
    </div>
  )
}
