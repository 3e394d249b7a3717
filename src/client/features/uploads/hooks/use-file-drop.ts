import { type DragEvent, useRef, useState } from 'react'

/** A drop target for files: spread `target` on the element; `over` is true while files hover above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  // Entering a child leaves its parent, so the pointer is outside only when as many elements were left as entered.
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
