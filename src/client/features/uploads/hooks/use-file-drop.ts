import { type DragEvent, useRef, useState } from 'react'

/** A place where files can be dropped: spread `target` on the element; `over` is true while files hover above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  // Entering a child leaves its parent: only when as many were left as entered, the pointer is really away.
  const depth = useRef(0)

  function reset() {
    depth.current = 0
    setOver(false)
  }

  return {
    over,
    target: {
      onDragEnter(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      },
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
      },
      onDragLeave() {
        depth.current -= 1
        if (depth.current <= 0) reset()
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        reset()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
