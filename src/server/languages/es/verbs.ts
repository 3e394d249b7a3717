import { fold } from '#server/text/fold.ts'
import { readForms, type VerbForms } from '../parts/verb-forms.ts'

/** Irregular forms of the present, and of the subjunctive after "que". */
const IRREGULAR = readForms(
  `cierra:cerrar cierre:cerrar envia:enviar envie:enviar pide:pedir pida:pedir consigue:conseguir
    consiga:conseguir encuentra:encontrar encuentre:encontrar vuelve:volver vuelva:volver devuelve:devolver
    devuelva:devolver mueve:mover mueva:mover resuelve:resolver resuelva:resolver hace:hacer haga:hacer
    rehace:rehacer rehaga:rehacer trae:traer traiga:traer pone:poner ponga:poner propone:proponer
    proponga:proponer tiene:tener tenga:tener viene:venir venga:venir sale:salir salga:salir dice:decir
    diga:decir escribe:escribir escriba:escribir recibe:recibir reciba:recibir lee:leer lea:leer
    relee:releer relea:releer corrige:corregir corrija:corregir elige:elegir elija:elegir sirve:servir
    sirva:servir cuenta:contar cuente:contar muestra:mostrar muestre:mostrar prueba:probar pruebe:probar
    aprueba:aprobar apruebe:aprobar empieza:empezar empiece:empezar comienza:comenzar comience:comenzar
    recomienda:recomendar ofrece:ofrecer ofrezca:ofrecer traduce:traducir traduzca:traducir reduce:reducir
    reduzca:reducir produce:producir conduce:conducir sube:subir suba:subir abre:abrir abra:abrir
    cubre:cubrir cubra:cubrir imprime:imprimir imprima:imprimir define:definir defina:definir decide:decidir
    decida:decidir discute:discutir discuta:discutir reparte:repartir reparta:repartir comparte:compartir
    comparta:compartir vende:vender venda:vender responde:responder responda:responder mete:meter meta:meter
    recoge:recoger recoja:recoger escoge:escoger escoja:escoger ve:ver vea:ver va:ir vaya:ir sigue:seguir
    siga:seguir mide:medir mida:medir atiende:atender atienda:atender extiende:extender pierde:perder
    corre:correr corra:correr transfiere:transferir transfiera:transferir advierte:advertir resume:resumir
    resuma:resumir asiste:asistir asista:asistir reune:reunir reuna:reunir da:dar de:dar juega:jugar
    almuerza:almorzar confirme:confirmar negocie:negociar anade:añadir aprende:aprender cumple:cumplir
    distribuye:distribuir sustituye:sustituir transmite:transmitir remite:remitir repite:repetir
    permite:permitir admite:admitir asume:asumir prefiere:preferir sugiere:sugerir invierte:invertir
    convierte:convertir suspende:suspender promete:prometer barre:barrer bebe:beber come:comer
    cose:coser acude:acudir accede:acceder cede:ceder rompe:romper esconde:esconder
    comprueba:comprobar compruebe:comprobar recuerda:recordar recuerde:recordar despierta:despertar
    despierte:despertar calienta:calentar renueva:renovar renueve:renovar cuelga:colgar entiende:entender
    enciende:encender envuelve:envolver remueve:remover pregunte:preguntar saque:sacar pague:pagar
    emprende:emprender vive:vivir parte:partir interrumpe:interrumpir`,
)

/** Irregular forms of the first person. */
const FIRST_PERSON = readForms(
  `hago:hacer rehago:rehacer pongo:poner repongo:reponer propongo:proponer traigo:traer ofrezco:ofrecer
    traduzco:traducir reduzco:reducir produzco:producir conduzco:conducir agradezco:agradecer
    establezco:establecer recojo:recoger escojo:escoger corrijo:corregir elijo:elegir dirijo:dirigir
    sigo:seguir consigo:conseguir digo:decir convenzo:convencer envio:enviar amplio:ampliar`,
)

/** Forms that state no task, and words that are no verbs: "tengo", "como", "solo". */
const NO_TASK =
  /^(?:tengo|quiero|puedo|debo|creo|veo|siento|espero|vengo|salgo|solo|como|todo|eso|esto|otro|mismo|cuando)$/

/** With or without its pronouns: "devolverle". */
const INFINITIVE = /[aei]r(?:(?:me|te|se|nos|les?)?(?:l[ao]s?)?|les?)$/

export const verbs: VerbForms = {
  infinitive: (word) => {
    const folded = fold(word)
    return (
      IRREGULAR.get(folded) ??
      ofConditional(word.toLowerCase()) ??
      (INFINITIVE.test(folded) ? word : regular(word.toLowerCase()))
    )
  },
  ofFirstPerson,
  ofImperative,
  attachPronouns,
}

/** "Reviso" belongs to "revisar", "respondo" to "responder"; an infinitive may stand for it. Of a verb that is not listed, "-ar" is the likeliest. */
function ofFirstPerson(word: string): string | null {
  const folded = fold(word)
  if (INFINITIVE.test(folded)) return word
  // "Mandó" is the past of somebody else.
  if (!word.toLowerCase().endsWith('o') || NO_TASK.test(folded)) return null
  const stem = folded.slice(0, -1)
  const irregular = FIRST_PERSON.get(folded) ?? IRREGULAR.get(`${stem}a`) ?? IRREGULAR.get(`${stem}e`)
  return irregular ?? `${word.toLowerCase().slice(0, -1)}ar`
}

/** Stems of the conditional that are no infinitives. */
const CONDITIONAL_STEMS = readForms(
  'har:hacer rehar:rehacer pondr:poner propondr:proponer vendr:venir saldr:salir dir:decir',
)

/** Stems of the past ("quería", "prefería"), which look like infinitives. */
const PAST_STEM = /(?:que|qui|fe|uge|ige|he)r$/

/** "Pasaría" belongs to "pasar"; null for any other form. */
function ofConditional(word: string): string | null {
  const stem = /^(\p{L}+r)[ií]a(?:mos|n)?$/u.exec(word)?.[1]
  if (stem === undefined || PAST_STEM.test(stem)) return null
  return CONDITIONAL_STEMS.get(stem) ?? (/\p{L}{2}[aei]r$/u.test(stem) ? stem : null)
}

/** "Manda" and, after "que", "mande" belong to "mandar"; the spelling preserves the sound. */
function regular(word: string): string {
  // "Quería" is the past.
  if (/ía$/.test(word)) return word
  if (/[^aeiou]a$/.test(word) || /[iue]a$/.test(word)) return `${word}r`
  if (/que$/.test(word)) return word.replace(/que$/, 'car')
  if (/gue$/.test(word)) return word.replace(/gue$/, 'gar')
  if (/ce$/.test(word)) return word.replace(/ce$/, 'zar')
  return /e$/.test(word) ? word.replace(/e$/, 'ar') : word
}

/** Imperatives of one syllable, which have no accent before a pronoun. */
const SHORT_IMPERATIVES = readForms('da:dar de:dar di:decir haz:hacer pon:poner ten:tener')

/** "Mánda-me-lo": a verb before its pronouns. The accent, or that it is short, tells it from nouns such as "informe". */
const WITH_PRONOUNS = /^(\p{L}+?)(me|te|nos|os|se|les?)?(l[aoe]s?)?$/u
/** "Ángeles", "túneles": nouns that look like a verb with its pronouns. */
const NO_IMPERATIVE = /[^d]eles$/

/** "Mándame" becomes "mandarme", "imprime" and "imprimid" become "imprimir"; null for any other word. */
function ofImperative(words: string): string | null {
  const word = words.toLowerCase()
  if (INFINITIVE.test(fold(word))) return null
  const [, verb = '', first = '', second = ''] = WITH_PRONOUNS.exec(word) ?? []
  const short = SHORT_IMPERATIVES.get(verb)
  const pronouns = [first === 'te' || first === 'os' ? 'se' : first, second].filter((pronoun) => pronoun !== '')
  if (pronouns.length > 0 && short !== undefined) return attachPronouns(short, pronouns)
  const plural = /^(\p{L}+[aei])d((?:me|nos|les?)?(?:l[ao]s?)?)$/u.exec(word)
  if (plural?.[1] !== undefined && !/[dt]ad$/.test(word)) return attachPronouns(`${plural[1]}r`, [plural[2] ?? ''])
  if (pronouns.length > 0 && /[áéíóú]/.test(verb) && /[aen]$/.test(verb) && !NO_IMPERATIVE.test(fold(word))) {
    return attachPronouns(infinitiveOfOrder(verb), pronouns)
  }
  if (/[áéí]$/.test(word)) return `${withoutAccents(word)}r`
  // "Imprime" is known, "informe" and "detalle" are nouns.
  const isNoun = /(?:[mt]e|les?|nos)$/.test(word) && !IRREGULAR.has(fold(word))
  return /[aen]$/.test(word) && !isNoun ? infinitiveOfOrder(word) : null
}

/** "Envía", "envíen" and "envíe" belong to "enviar". */
function infinitiveOfOrder(order: string): string {
  return verbs.infinitive(withoutAccents(order).replace(/(?<=[ae])n$/, ''))
}

function withoutAccents(word: string): string {
  return word.replace(/[áéíóú]/g, (vowel) => fold(vowel))
}

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í' }

/** "Le mande" becomes "mandarle", "se lo mande" "mandárselo". */
function attachPronouns(infinitive: string, pronouns: readonly string[]): string {
  const verb = pronouns.length > 1 ? infinitive.replace(/[aei](?=r$)/, (vowel) => ACCENTED[vowel] ?? vowel) : infinitive
  return `${verb}${pronouns.join('')}`
}
