/**
 * Writes an object as JSON with one more property, a list whose items are read and written one by one: all of them together
 * may be longer than any string can be.
 * @param head the other properties; at least one
 */
export async function* writeWithList(
  head: Record<string, unknown>,
  name: string,
  items: AsyncIterable<unknown>,
): AsyncGenerator<string> {
  yield JSON.stringify(head, null, 2).replace(/\n\}$/, `,\n  ${JSON.stringify(name)}: [`)
  let separator = '\n'
  for await (const item of items) {
    yield separator + indent(JSON.stringify(item, null, 2))
    separator = ',\n'
  }
  yield separator === '\n' ? ']\n}\n' : '\n  ]\n}\n'
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ')
}
