/** Sub-patterns for orders to do an errand, "reserva mesa", whose verb alone may also be a noun or tell what somebody does. */
export const errands = {
  errand:
    '(?:{errandVerb}(?= {plainThing})|{errandNoun}(?= {otherThing})|{sureVerb}(?= {named} {oneThing})|{teller}(?= {listener}))',
  errandVerb:
    '(?:pide|busca|manda|envia|prepara|imprime|recoge|trae|saca|haz|pon|solicita|consigue|alquila|encarga|contrata|lava)',
  // Nouns too, so that an adjective may follow: "compra conjunta".
  errandNoun: '(?:reserva|compra|paga|renta|descarga|copia)',
  // What somebody else does is told with these verbs after its subject, or with another thing after it.
  sureVerb: '(?:reserva|compra|imprime|recoge|prepara|busca|saca|trae|consigue|solicita|envia|haz|pon)',
  oneThing: '{notThing}\\p{L}{3,}(?!\\p{L}| (?:el|la|l[oa]s|un|una) (?!{dayWord}))',
  dayWord: '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia|semana|mes|proxim[oa]|\\d)',
  teller: '(?:avisa|pregunta|escribe|llama|habla|queda|consulta)',
  listener: '(?:al|a (?!{notWhom})|con (?:el|la|l[ao]s|mi) )',
  notWhom:
    '(?:sus?|l[ao]s?|todas|todos|mano|maquina|diario|veces|menudo|voces|gritos|medias|ciegas|gusto|poco|mucha)(?!\\p{L})',
  plainThing: '(?:{some} )?{notThing}\\p{L}{3,}',
  otherThing: '(?:{some} |{adjective}){notThing}\\p{L}{3,}{unsettled}',
  some: '(?:un|una|unos|unas|otr[ao]s?)',
  named: '(?:el|la|l[oa]s|mis?|tus?)',
  notThing: '(?!(?:{notAfter}|{adverb}|{quantity}|\\p{L}+mente|[a-z]+ndo)(?!\\p{L}))',
  notAfter:
    'por|para|con|sin|del?|desde|hasta|sobre|entre|segun|contra|ante|bajo|tras|durante|como|cuando|donde|porque|pero|que|quien',
  adverb: 'much[oa]s?|muy|poc[oa]s?|bien|mal[oa]?s?|mejor|peor|siempre|nunca|tant[oa]|demasiad[oa]|asi|{when}',
  when: 'antes|despues|luego|hoy|manana|aqui|alli',
  quantity:
    'tod[oa]s?|nada|nadie|algo|alguien|mas|menos|bastante|l[ao]s|les|nos|ell[ao]s?|cola|mis?|tus?|sus?|este|esta|ese|esa|vez|buen[oa]s?',
  adjective:
    '(?!\\p{L}+(?:(?:[ai]d|ech|iert|ic|os|iv|ari|junt|im|siv)a|al|ble|nte|line)(?!\\p{L})|(?:extra|venta)(?!\\p{L}))',
  unsettled: '(?!.{0,60} (?:confirmad|hech|pagad|anulad|cancelad|aprobad|pendiente|list))',
}
