import { describe, expect, it } from 'vitest'
import { attachment, nameFile } from './file-title.ts'

const name = (title: string) => nameFile(title, '2026-03-12')

describe('the name of a file', () => {
  it.each([
    ['Réunion de l’équipe', 'Réunion de l’équipe'],
    ['../../etc/passwd', 'etc passwd'],
    ['a\r\nSet-Cookie: b="c"', 'a Set-Cookie b= c'],
    ['invoice\u202efdp.exe', 'invoice fdp.exe'],
    ['CON', 'note-CON'],
    ['nul.old', 'note-nul.old'],
    ['...', 'note-2026-03-12'],
    ['🎉🎉', 'note-2026-03-12'],
    ['', 'note-2026-03-12'],
    ['会议', '会议'],
  ])('for %j is %j', (title, expected) => {
    expect(name(title)).toBe(expected)
  })

  it('is cut between whole characters', () => {
    expect(name('é'.repeat(500))).toBe('é'.repeat(80))
    expect(Buffer.byteLength(name('会'.repeat(80)))).toBe(198)
    expect(name(`${'a'.repeat(79)}👩‍👩‍👧x`).isWellFormed()).toBe(true)
  })
})

describe('the header of a download', () => {
  it('gives the name in ASCII and in full', () => {
    expect(attachment('L’été (fin).pdf')).toBe(
      'attachment; filename="L_ete (fin).pdf"; filename*=UTF-8\'\'L%E2%80%99%C3%A9t%C3%A9%20%28fin%29.pdf',
    )
  })
})
