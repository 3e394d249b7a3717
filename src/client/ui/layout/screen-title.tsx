import { joinClasses } from '../styles/class-names.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface ScreenTitleProps {
  children: string
  /** Where the browser's tab shall say something else than the heading. */
  documentTitle?: string
  className?: string
}

/** The one heading of a screen; also names the document, and takes the focus after a navigation. */
export function ScreenTitle({ children, documentTitle, className }: ScreenTitleProps) {
  useDocumentTitle(documentTitle ?? children)
  return (
    <h1 dir="auto" tabIndex={-1} className={joinClasses('screen-title', className)}>
      {children}
    </h1>
  )
}
