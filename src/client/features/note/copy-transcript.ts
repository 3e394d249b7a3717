import type { TFunction } from 'i18next'
import { translate } from '#client/i18n/i18n.ts'
import { labelWith } from '#client/i18n/label-with.ts'
import { copyToClipboard } from '#client/ui/overlays/copy-to-clipboard.ts'
import type { Transcript } from '#shared/contract/notes.ts'
import { groupParagraphs } from '#shared/group-paragraphs.ts'
import { findTurnSpeakers } from '#shared/turn-speakers.ts'

/** Copies a note's text, with the speaker's name at the start of each turn, and says whether that worked. */
export async function copyTranscript(
  { sentences, speakers }: Pick<Transcript, 'sentences' | 'speakers'>,
  t: TFunction<'note'>,
) {
  const paragraphs = groupParagraphs(sentences)
  const turns = findTurnSpeakers(paragraphs, speakers?.list)
  const text = paragraphs
    .map((paragraph, at) => {
      const speaker = turns[at]
      const name = speaker && (speaker.name ?? translate('player:speaker', { number: speaker.number }))
      const said = paragraph.map((sentence) => sentence.text).join(' ')
      return name ? labelWith(name, said) : said
    })
    .join('\n\n')
  await copyToClipboard(text, { copied: t('copied'), failed: t('copyFailed') })
}
