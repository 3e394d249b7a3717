import { compose } from '../parts/text-rule.ts'

/** The place of an event after “en”, with the street's number and the floor: see `WordLexicon.places`. */
export const places = new RegExp(
  compose('(?:^|[\\s,])(?:(?:en|{from}) )?((?<=(?:en|desde) )(?:{determined}|{named})|{numbered})', {
    // "Salimos a las ocho desde la plaza".
    from: '(?<=\\b[Ss]al(?:imos|ida|dremos) [^.;:]{0,50} )desde',
    determined:
      '(?!(?:el|la|mi) {vehicle}(?!\\p{L})){article} (?:(?:{kind}) )?(?:{site}|{proper}|[\\p{L}]+(?:{which})?)',
    article: '(?:el|la|los|las|mi|su|nuestra|casa de(?: mis?| tus?| sus?| la| los| el)?)',
    vehicle: '(?:AVE|tren|coche|autobús|bus|avión|metro|taxi|moto|furgoneta|vuelo)',
    kind: 'primera?|segund[oa]|tercera?|cuart[oa]|quint[oa]|nuev[oa]|antigu[oa]|mism[oa]|otr[oa]',
    site: '(?:{street}|{house})(?:(?:{ofThe})? {name}|{ofThe} \\p{L}{4,})(?:,? (?:número |n\\.?º )?{number})?(?:{floor})?',
    street:
      '(?:calle|avenida|plaza|plazuela|paseo|carretera|ronda|travesía|glorieta|callejón|calzada|colonia|urbanización|polígono|barrio)',
    house:
      '(?:hotel|teatro|cine|bar|restaurante|café|hospital|colegio|instituto|parque|palacio|edificio|estadio|centro|salón|auditorio|sanatorio|club)',
    name: '\\p{Lu}\\p{L}+(?:(?:{ofThe})? \\p{Lu}\\p{L}+)*',
    ofThe: ' (?:de(?: la| los| las)?|del)',
    number: '\\d{1,4}(?![\\p{L}\\d:])',
    floor: ',? (?:{rank} (?:piso|planta)|(?:piso|planta|local|despacho|oficina|puerta) (?:{number}|{rank}))(?!\\p{L})',
    rank: '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|séptim[oa]|octav[oa])',
    which: '{belongs}(?:{inside})?| (?:{looks}|\\d{1,3})(?![\\p{L}\\d])',
    inside: '{ofThe} (?:{site}|{rank} (?:piso|planta))(?!\\p{L})',
    belongs: '{ofThe} (?:{site}|(?!{rank} )[\\p{L}]+(?: (?:de )?\\p{Lu}[\\p{L}]+)*)',
    looks:
      '{use}|grande|pequeñ[oa]|principal|central|municipal|norte|sur|cívico|nuev[oa]|azul|roj[oa]|verde|blanc[oa]|amarill[oa]|negr[oa]|baja|{rank}',
    // "En el Sanatorio Güemes".
    proper: '\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)+',
    use: 'social|parroquial|cultural|comunal|vecinal',
    numbered: '[Ss]ala (?:de (?:reuniones|juntas) )?(?:\\d{1,4}[A-Z]?|[A-Z])(?![\\p{L}\\p{N}:])',
    named: "\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)*",
  }),
  'gu',
)
