import { MarkedText, type MarkedTextProps } from './marked-text.tsx'

/** Tags with highlighted words, in one line. */
export function MarkedTags({ tags }: { tags: readonly MarkedTextProps[] }) {
  return tags.map((tag, at) => (
    <span key={tag.text}>
      {at > 0 && ', '}
      <MarkedText {...tag} />
    </span>
  ))
}
