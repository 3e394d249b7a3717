import { InstallLine } from './install-line.tsx'
import { OfflineLine } from './offline-line.tsx'
import { VersionLine } from './version-line.tsx'

/** What the device has to say on every screen, below the header. */
export function FrameLines() {
  return (
    <>
      <OfflineLine />
      <VersionLine />
      <InstallLine />
    </>
  )
}
