import { InstallLine } from './install-line.tsx'
import { OfflineLine } from './offline-line.tsx'
import { VersionLine } from './version-line.tsx'

/** The device's messages on every screen, below the header. */
export function FrameLines() {
  return (
    <>
      <OfflineLine />
      <VersionLine />
      <InstallLine />
    </>
  )
}
