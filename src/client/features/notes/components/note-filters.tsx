import { useQuery } from '@tanstack/react-query'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteTagsQuery } from '#client/api/notes/note-queries.ts'
import { LANGUAGE_NAMES } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/buttons/button.tsx'
import { Select } from '#client/ui/forms/select.tsx'
import { joinClasses } from '#client/ui/styles/class-names.ts'
import { NOTE_SORTS, SENTIMENTS } from '#shared/choices.ts'
import { LANGUAGES } from '#shared/languages.ts'
import { isSameTag } from '#shared/tags.ts'
import { type NoteFilter, PERIODS, writeFilter } from '../note-filter.ts'

interface NoteFiltersProps {
  filter: NoteFilter
  onChange: (change: Partial<NoteFilter>) => void
  onClear: () => void
}

// The "any" value in selects, whose other values are never empty.
const ANY = ''

/** Filters and sort order of the list. */
export function NoteFilters({ filter, onChange, onClear }: NoteFiltersProps) {
  const { t } = useTranslation('notes')
  const { data: tags } = useQuery(noteTagsQuery)
  // On phones, the filters are shown on request, and always while one of them is active.
  const [open, setOpen] = useState(false)
  const isNarrowed = writeFilter({ ...filter, search: '' }).size > 0
  const tagNames = tags?.map(({ tag }) => tag) ?? []
  const { tag: asked } = filter
  // An address may spell the tag with other capitals.
  const chosen = asked && (tagNames.find((name) => isSameTag(name, asked)) ?? asked)
  const offered = chosen && !tagNames.includes(chosen) ? [chosen, ...tagNames] : tagNames
  return (
    <>
      {!isNarrowed && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
          className="mb-3 -ml-3 sm:hidden"
          onClick={() => setOpen(!open)}
        >
          {t('narrow.filters')}
        </Button>
      )}
      <search
        className={joinClasses(
          'mb-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap',
          !open && !isNarrowed && 'max-sm:hidden',
        )}
        aria-label={t('narrow.filters')}
      >
        <Select
          label={t('narrow.tag')}
          value={chosen ?? ANY}
          onValueChange={(tag) => onChange({ tag: tag || null })}
          options={[{ value: ANY, label: t('narrow.anyTag') }, ...offered.map((tag) => ({ value: tag, label: tag }))]}
          className="max-sm:col-span-2 min-w-0 sm:max-w-48"
        />
        <Select
          label={t('narrow.sentiment')}
          value={filter.sentiment ?? ANY}
          onValueChange={(sentiment) => onChange({ sentiment: sentiment || null })}
          options={[
            { value: ANY, label: t('narrow.anySentiment') },
            ...SENTIMENTS.map((value) => ({ value, label: t(`sentiment.${value}`) })),
          ]}
          className="min-w-0"
        />
        <Select
          label={t('narrow.language')}
          value={filter.language ?? ANY}
          onValueChange={(language) => onChange({ language: language || null })}
          options={[
            { value: ANY, label: t('narrow.anyLanguage') },
            ...LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] })),
          ]}
          className="min-w-0"
        />
        <Select
          label={t('narrow.period')}
          value={filter.period ?? ANY}
          onValueChange={(period) => onChange({ period: period || null })}
          options={[
            { value: ANY, label: t('narrow.anyPeriod') },
            ...PERIODS.map((period) => ({ value: period, label: t(`narrow.${period}`) })),
          ]}
          className="max-sm:col-span-2 min-w-0"
        />
        <Select
          label={t('narrow.sort')}
          value={filter.sort}
          onValueChange={(sort) => onChange({ sort })}
          options={NOTE_SORTS.map((sort) => ({ value: sort, label: t(`narrow.${sort}`) }))}
          className="col-span-2 min-w-0"
        />
        {isNarrowed && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('narrow.clear')}
          </Button>
        )}
      </search>
    </>
  )
}
