import { fold } from '#server/text/fold.ts'

/** The forms of a language's verbs. */
export interface VerbForms {
  /**
   * Returns the infinitive of a form of the present, or of the form after "that": "prepares", "manda", "envoie". Returns any
   * other word unchanged.
   */
  infinitive(word: string): string
  /** What the plural adds to the singular of a third-person form; empty if the forms do not show it. */
  pluralEnding: string
  /** Returns the infinitive of a first-person form of the present; null if the pack does not have it. */
  ofFirstPerson(word: string): string | null
  /** Returns the infinitive of a second-person form of the present or the conditional: "mandas", "envoies"; else null. */
  ofSecondPerson(word: string): string | null
  /**
   * Returns the infinitive of an imperative, each with its pronouns as the language writes them: "mándame", "mandarme" and
   * "envoie-moi", "m'envoyer". Null for words that are not an imperative, and in languages that write follow-ups as
   * imperatives.
   */
  ofImperative(words: string): string | null
  /** Tells whether words begin with the infinitive of an action: "send the offer", not "be tired" or "think about it". */
  isDeed(words: string): boolean
  /** Returns an infinitive with its enclitic pronouns ("mandárselo"); null if pronouns precede it in the language. */
  attachPronouns(infinitive: string, pronouns: readonly string[]): string | null
}

/** Reads a list of verbs, separated by blanks and line ends. */
export function readVerbs(list: string): string[] {
  return list.trim().split(/\s+/)
}

/** Adds a form, folded, with its infinitive. A form that two verbs share stays with the first. */
export function addForm(forms: Map<string, string>, form: string, infinitive: string): void {
  const folded = fold(form)
  if (!forms.has(folded)) forms.set(folded, infinitive)
}

/** Reads pairs such as `sent:send`, separated by blanks. */
export function readForms(pairs: string): Map<string, string> {
  return new Map(
    pairs.split(/\s+/).map((pair): [string, string] => {
      const [form = '', verb = ''] = pair.split(':')
      return [form, verb]
    }),
  )
}
