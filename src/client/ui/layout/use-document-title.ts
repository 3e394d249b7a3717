import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the document's title, which the browser's tab and screen readers use: the title, then the product's name. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const product = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
