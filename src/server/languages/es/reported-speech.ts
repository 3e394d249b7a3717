import type { ReportedSpeech } from '../parts/reported-speech.ts'
import { textRules } from '../parts/text-rule.ts'

const quote = textRules('quoted-speech', {
  me: '(?:me|nos) ',
  says: '(?:dice|dijo|suelta|solto|salta|salto|pregunta|pregunto|grita|grito|contesta|contesto|espeta|espeto)',
  who: '(?: (?:el|la|los|las|mi|mis|un|una) [\\p{L}-]+(?: (?:de|del) [\\p{L}-]+)?)?',
  opening: '(?:,? (?:oye|mira|pues|bueno|anda|hija|hijo|chico|chica|a ver),?)*',
  indirect: '(?!cosas\\b|que\\b|si\\b|cuando\\b|donde\\b|como\\b|lo\\b|algo\\b|de\\b|adios\\b)',
  listener: '(?:tu|te|usted|ustedes|vosotr[oa]s|os|vas|tienes|estas|eres|has|quieres|puedes|sabes|ven|anda|{ending})',
  ending: '\\p{L}{2,}(?:as|es|ais|eis|aste|iste)|\\p{L}{4,}(?:ate|ete|ame|eme)',
})
const resume = textRules('resumed-speech')
const accept = textRules('accepted-request', {
  asks: '(?:me|nos) (?:dice|dijo|pide|pidio|pregunta|pregunto|ha pedido|ha preguntado)',
  who: '(?: (?:el|la|los|las|mi|mis|un|una) [\\p{L}-]+(?: (?:de|del) [\\p{L}-]+)?)?',
  would: ',?(?: (?:oye|mira|pues|que),?)*(?: si)?(?: (?:puedo|podia|podria|puedes|podrias))?',
  clitic: '(?: (?:me|nos|le|les|lo|la|te))?',
  say: '(?:,? (?:y|pues))*(?: yo)? (?:le|les) (?:digo|dije|he dicho|contesto|conteste)(?: que)?',
  yes: '(?:si|vale|claro|bueno|por supuesto|sin problema|de acuerdo|ok|encantad[oa])',
})

export const reportedSpeech: ReportedSpeech = {
  quotes: [
    quote(
      'says',
      'What somebody says to the speaker.',
      '{me}{says}{who}{opening}(?=,? {indirect}(?:\\p{L}+ ){0,2}{listener}(?![\\p{L}]))',
      {
        right: [
          'me dice vas a venir',
          'me suelta mi cuñado tú pagas',
          'nos pregunta el médico duermes bien',
          'me dice abrígate',
        ],
        wrong: [
          'me dice que vas a venir',
          'me pregunta si tienes hora',
          'me dijo cosas de la valla',
          'le digo vas a venir',
        ],
      },
    ),
  ],
  resumes: [
    resume(
      'i',
      'The speaker.',
      '(?:(?:y|pues|pero|asi que) )?(?:yo|(?:le|les) (?:digo|dije|he dicho|contesto)|total que|en fin|entonces|asi que)',
      {
        right: ['y le digo no', 'y yo callado', 'total que pago'],
        wrong: ['y ella calla', 'me dice no'],
      },
    ),
  ],
  accepted: [
    accept(
      'yes',
      'Somebody asked it and the speaker agreed.',
      '{asks}{who}{would}{clitic} (?<verb>\\p{L}{3,}) (?<rest>[^.;?!]{3,80}?){say} {yes}',
      {
        right: [
          'me pide el vecino si le pinto la valla y le digo que sí',
          'me dice oye me mandas la foto mañana y le dije vale',
        ],
        wrong: ['me pide que pinte la valla y le digo que no', 'le pido la foto y me dice que sí'],
      },
    ),
  ],
}
