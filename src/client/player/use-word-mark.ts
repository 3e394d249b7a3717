import { useEffect } from 'react'
import type { Sentence } from '#shared/contract/notes.ts'
import type { Player } from './create-player.ts'
import { findSentenceAt, findWordAt } from './find-sentence.ts'

const HIGHLIGHT = 'spoken-word'
// Not in styles.css, because the build takes the name of this pseudo-element for a typing error and warns about it.
const LOOK = `::highlight(${HIGHLIGHT}) { color: var(--accent); text-decoration: underline 2px; text-underline-offset: 4px }`

let isStyled = false

function styleHighlight(): void {
  if (isStyled) return
  isStyled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Marks the word being spoken if the engine gave the times of words. The mark is a highlight of the browser and not an
 * element: elements would need to be rendered several times a second, and would break the reader's selection. A browser
 * without highlights marks only the sentence.
 * @param find returns the element with the text of the sentence at an index
 */
export function useWordMark(
  player: Player,
  sentences: readonly Sentence[],
  find: (position: number) => Element | null,
): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return
    styleHighlight()
    let marked = ''
    const mark = () => {
      const { playing, time } = player.getState()
      const position = playing || time > 0 ? findSentenceAt(sentences, time) : -1
      const sentence = sentences[position]
      const word = sentence ? findWordAt(sentence, time) : null
      const next = word ? `${position} ${word.from}` : ''
      if (next === marked) return
      marked = next
      const element = word && find(position)
      const range = element && rangeOf(element, word.from, word.to)
      if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range))
      else CSS.highlights.delete(HIGHLIGHT)
    }
    mark()
    const unsubscribe = player.subscribe(mark)
    return () => {
      unsubscribe()
      CSS.highlights.delete(HIGHLIGHT)
    }
  }, [player, sentences, find])
}

/** Returns the range from one position in an element's text to another. Doubtful words are elements of their own. */
function rangeOf(element: Element, from: number, to: number): Range | null {
  const range = new Range()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let passed = 0
  let begun = false
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (!begun && from < passed + length) {
      range.setStart(node, from - passed)
      begun = true
    }
    if (begun && to <= passed + length) {
      range.setEnd(node, to - passed)
      return range
    }
    passed += length
  }
  return null
}
