import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router'
import { TextField } from '#client/ui/forms/text-field.tsx'
import { MAX_SEARCH_LENGTH } from '#shared/limits.ts'

/** The debounce time of the search, in milliseconds. */
const SEARCH_PAUSE_MS = 250

interface SearchFieldProps {
  /** The search in the URL. */
  words: string
  onSearch: (words: string) => void
}

/**
 * Searches the notes while the user types. The URL is authoritative: when it changes in another way (the back button,
 * 'Show all'), the field follows it, and a pending search is dropped once a navigation to another page has started.
 */
export function SearchField({ words, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('notes')
  const [draft, setDraft] = useState(words)
  const [known, setKnown] = useState({ words, sent: words })
  const [due, setDue] = useState<string | null>(null)
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname

  if (words !== known.words) {
    setKnown({ words, sent: words })
    if (words !== known.sent) {
      setDraft(words)
      setDue(null)
    }
  }
  if (next !== pathname && due !== null) setDue(null)
  const search = useEffectEvent((text: string) => {
    setDue(null)
    setKnown({ words, sent: text.trim() && text })
    onSearch(text)
  })
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => search(due), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [due])

  function type(text: string) {
    setDraft(text)
    setDue(text.trim().length > MAX_SEARCH_LENGTH ? null : text)
  }

  return (
    <TextField
      type="search"
      label={t('narrow.search')}
      value={draft}
      longest={MAX_SEARCH_LENGTH}
      onChange={(event) => type(event.target.value)}
      className="mb-3"
    />
  )
}
