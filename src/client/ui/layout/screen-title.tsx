import { joinClasses } from '../styles/class-names.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface ScreenTitleProps {
  children: string
  /** For a browser tab title that differs from the heading. */
  documentTitle?: string
  className?: string
}

/** The screen's only main heading. It also sets the document title, and receives the focus after a navigation. */
export function ScreenTitle({ children, documentTitle, className }: ScreenTitleProps) {
  useDocumentTitle(documentTitle ?? children)
  return (
    <h1 dir="auto" tabIndex={-1} className={joinClasses('screen-title', className)}>
      {children}
    </h1>
  )
}
