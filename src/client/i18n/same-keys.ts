/** The shape that a catalogue in another language must have: the same keys, any text. */
export type SameKeys<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : SameKeys<Catalogue[Key]>
}
