import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LegalPolicy, LegalSection, LegalTexts } from '#client/i18n/legal-texts.ts'
import { ErrorPanel } from '#client/ui/feedback/error-panel.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { ScreenTitle } from '#client/ui/layout/screen-title.tsx'
import { useLegalTexts } from '../hooks/use-legal-texts.ts'

interface PolicyViewProps {
  choose: (texts: LegalTexts) => LegalPolicy
  /** Content below the section at an index (from 0). */
  below: Readonly<Record<number, ReactNode>>
}

/** A policy in reading layout: its date, its numbered sections and the link back to the start page. */
export function PolicyView({ choose, below }: PolicyViewProps) {
  const { texts, failed, retry } = useLegalTexts()
  if (!texts) {
    return <div className={FRAME}>{failed ? <ErrorPanel onRetry={retry} /> : <PolicySkeleton />}</div>
  }
  const policy = choose(texts)
  return (
    <article className={FRAME}>
      <Link
        to="/"
        className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-accent text-sm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      <ScreenTitle className="mt-3">{policy.title}</ScreenTitle>
      <p className="mt-2 text-ink-faint text-sm">{texts.updated}</p>
      <p className="reading mt-6">{policy.lead}</p>
      {policy.sections.map((section, position) => (
        <PolicySection key={section.title} section={section} position={position}>
          {below[position]}
        </PolicySection>
      ))}
    </article>
  )
}

const FRAME = 'mx-auto max-w-2xl'

function PolicySection({
  section,
  position,
  children,
}: {
  section: LegalSection
  position: number
  children: ReactNode
}) {
  const id = `section-${position + 1}`
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="panel-title">
        {position + 1}. {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="reading mt-3">
          {paragraph}
        </p>
      ))}
      {section.points && (
        <ul className="reading wrap-anywhere mt-3 list-disc space-y-2 pl-5 marker:text-ink-faint">
          {section.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function PolicySkeleton() {
  return (
    <div className="space-y-4 pt-14">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
