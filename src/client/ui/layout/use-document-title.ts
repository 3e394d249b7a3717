import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab and to screen readers: the title, then the product. */
export function useDocumentTitle(title: string): void {
  const { t } = useTranslation()
  const product = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product
  }, [title, product])
}
