/** The type of a catalogue in another language: the same keys with any text. */
export type SameKeys<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : SameKeys<Catalogue[Key]>
}
