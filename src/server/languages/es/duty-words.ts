import { dutyRules } from '../parts/duty-rules.ts'
import { person } from './duty-people.ts'

/** Writes the duty rules with the words that they share. */
export const duty = dutyRules({
  ...person,
  toMe: '(?:me |nos )?(?:ha |han )?',
  swore:
    '(?:juro|jura|jurado|juraron|prometio|promete|prometido|prometieron|aseguro|asegura|asegurado|garantizo|garantizado)',
  said: '(?:dijo|dice|dicho|dijeron|dicen|aviso|confirmo|confirmado|avisado)',
  // After more words than a name, the comma ends what was said before: "pedir el cheque al banco, me ha dicho que".
  aside: '(?:(?<=(?:^|[.;:,¡¿] |\\b(?:y|pero|que|pues) )(?:[\\p{L}-]+,? ){0,3}[\\p{L}-]+),)?',
  himself: '(?:,? (?:el|ella|ellos|ellas))?',
  noDeed:
    '(?!(?:no|si|nunca|es|era|esta|estaba|hay|habia|tiene|tenia|fue|ha|han|sabe|quiere|puede|parece|yo|tu|va a (?:ser|estar))\\b)',
  deed: '(?=\\p{L}+[aei]r(?:l[aeo]s?|sel[ao]s?|me|nos|se|mel[ao]s?|nosl[ao]s?)?(?![\\p{L}]))',
  entrusted:
    '(?:encargue|encargamos|encargado|deje|dejamos|dejado|pedi|pedimos|pedido|pase|pasado|asigne|asignado|mande|mandado)',
  article: '(?:el|la|los|las|un|una|unos|unas|mi|mis|su|sus|est[aeo]s?|es[aeo]s?|dos|tres|cuatro|cinco)',
  thing: '(?<thing>(?:el|la|los|las|mi|mis|est[aeo]s?|es[aeo]s?) {noun}(?: {noun}){0,4}?)',
  ofThat: '(?<=^|[.,;:] |\\b(?:y|que) )(?:de |(?=del ))(?<thing>(?!es[ao]s?\\b|est[ao]s?\\b)(?:del )?[^.,;:]{3,40})',
  itsThing: '(?<thing>lo del? [^,.;:]{2,30}|(?:el|la|los|las) [^,.;:]{3,40})',
  noun: '(?!(?:que|quien|y|pero|porque|si|yo|me|se|no|ya|cuando|donde)\\b)[\\p{L}-]+',
  wouldDo:
    '(?=(?:(?:me|nos|les?|l[ao]s?|se) ){0,2}(?!(?:ser|estar|habr|podr|querr|tendr|sabr|gustar)ia)\\p{L}{2,}rian?(?![\\p{L}]))',
  done: '(?<state>list[oa]s?|hech[oa]s?|impres[oa]s?|puest[oa]s?|abiert[oa]s?|cerrad[oa]s?|escrit[oa]s?|\\p{L}{2,}[ai]d[oa]s?)(?![\\p{L}])',
  give: '(?:mandar|enviar|hacer|pedir|dar|decir|preparar|pasar|proponer|presentar|escribir|ofrecer|llevar|contestar)',
  want: '(?<!\\bno (?:(?:me|nos|te) )?(?:hace |haria )?)(?:{need}|(?:(?:hace|haria) )?falta|te pido)',
  need: '(?:necesito|necesitamos|necesitaria|quiero|queremos|querria|me gustaria)',
  yourClitics: '(?:(?:me|nos|les?|se|l[oa]s?) ){0,2}',
  noState:
    '(?!(?:sepas|veas|seas|estes|entiendas|vengas|vayas|tengas|creas|recuerdes|pienses|confies|disfrutes|vivas)\\b)',
  // What is asked for but not handed over.
  noFavour:
    '(?!(?:que|por|a|de|si|much[oa]s?|un monton|perdon|disculpas?|permiso|ayuda|consejo|paciencia|tiempo|{price})(?![\\p{L}]))',
  price: '(?:la hora|la luna|calma|explicaciones|\\d+|[\\p{L} ]{3,20} (?:euros|pesos|dolares|mil))',
  given: '(?:mandado|enviado|dado|pasado|entregado|pagado|devuelto|hecho|traido|contestado|pedido|reservado|comprado)',
  ends: '(?:vence|caduca|termina|para el|antes de|a mas tardar|como muy tarde)',
  subjunctive:
    '(?:mande|envie|llame|lleve|pase|revise|prepare|compre|pague|saque|busque|avise|confirme|firme|traiga|haga|ponga|vaya)',
  moreSubjunctives:
    '(?:venga|diga|pida|consiga|recoja|suba|baje|eche|mire|hable|arregle|cierre|termine|deje|cambie|limpie|reserve|corrija)',
  otherSubjunctives:
    '(?:entregue|cobre|quite|monte|escriba|responda|devuelva|imprima|cancele|abra|cuide|mueva|instale|repare|rehaga|encargue)',
  dueDeed:
    '(?:paga|abona|entrega|presenta|envia|manda|firma|devuelve|renueva|solicita|tramita|ingresa|deposita|liquida|declara|reserva|pide)',
  atLatest: '(?:antes del? |a mas tardar|como (?:muy tarde|maximo)|hasta el |para el )',
  named: '(?:el|la|l[oa]s|mis?|tus?|sus?|nuestr[oa]s?|est[aeo]s?|es[aeo]s?)',
  dayWord: '(?<!\\p{L})(?:hoy|manana|{weekday}|semana|tarde|noche|\\d{1,2} de)(?!\\p{L})',
  day: '(?:{dayNamed}(?: {dayPart}){0,2},? )',
  dayNamed: '(?:hoy|manana|pasado manana|est[ea] \\p{L}+|el (?:proximo )?{weekday})',
  weekday: '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|dia)',
  dayPart: '(?:mismo|(?:por|a|en) (?:la )?\\p{L}+(?: hora)?|sin falta|que viene|proximo|\\d{1,2}(?: de \\p{L}+)?)',
  can: '(?:puedo|podemos)(?= \\p{L}*r(?:me|te|se|nos|l[aeo]s?)*(?!\\p{L}))',
  // "Se la mando el lunes" after "le debo la llave" is the day of that duty.
  ofOwed: '(?<=\\b(?:debo|debemos|prometi|he prometido|tengo que|hay que) [^.;:]{0,60}, )se l[ao]s? ',
  ending: '(?:antes|para|manana|hoy|este|esta|cuando|porque|que|si no|{weekday}|el {weekday}|y)',
  begins: '(?<=^|[.,;:] |\\b(?:y|que|pero) )',
  has: '(?:(?:tienen?|tendran?) que|van? a|deben?)',
  noBeing: '(?!(?:ser|estar|haber|tener|venir|llegar|quedar|saber|caer|salir|pasar)(?![\\p{L}]))',
  doesToIt: '(?=(?:me|nos|les?|l[ao]s?|se l[ao]s?) {noDeed}{noFeeling}\\p{L}{2,}[ae]n?(?![\\p{L}]))',
  noFeeling:
    '(?!(?:espera|conoce|entiende|ve|ama|cree|encuentra|nota|llama|gusta|importa|parece|pasa|debe|duele|falta|odia)n?(?![\\p{L}]))',
  awaits: '(?:esperan?|aguardan?|estan? esperando)',
  noLuck: '(?!(?:la |el )?(?:salud|trabajo|dinero|amor|fe|ganas|fuerzas?|humor|alegria|tiempo|suerte)(?![\\p{L}]))',
  handed: '(?:encargaron|encajaron|endosaron|endilgaron|asignaron|han (?:encargado|encajado|endosado|asignado))',
  noPrize: '(?!(?:la loteria|el gordo|el turno|un premio|el premio)(?![\\p{L}]))',
  sayOnly: '(?!(?:me|nos|te) |(?:tenga|sea|este|venga|vaya|calle|espere|crea)n?(?![\\p{L}]))',
  // What people give each other, so that "de Marga" says who gives it.
  owed: '(?:el|la|los|las) (?:{paper}|{answer})(?:e?s)?',
  paper: '(?:presupuesto|informe|plano|factura|contrato|borrador|listado|lista|foto|documento|papel)',
  answer: '(?:respuesta|firma|confirmacion|dato|cifra|numero)',
  called:
    '(?!(?:{dear}|sumerce|bueno|vale|luego|total|claro|gracias|hola|urgente|listo|manana)(?![\\p{L}])){word}(?: {word})?',
  dear: '(?:mi amor|por favor|porfa|oye|mir[ae]|hombre|mujer|cielo|corazon|reina|carino|compadre|comadre|jef[ea]|{kin})',
  kin: '(?:mij|hij|amig|guap|herman|querid|ti)[oa]',
  noCall: '(?!(?:perdon|disculp|cre|dej|imagin|escuch|esper|entiend|ja)[aei]me(?![\\p{L}]))',
  goesOn: '(?=[,.;!]| (?:a|en|antes|para|el|est[ea]|manana|hoy|que|sin|lo)\\b|$)',
  turns: '(?<=^|[.,;:] |\\b(?:y|pero|asi que|entonces|luego|o sea que|pues) )',
  does: '(?:{says}|{sends}|{mends}|{deals}|{brings})',
  says: 'llamo|escribo|aviso|pido|hablo|pregunto|contesto|respondo|confirmo|reclamo|consulto|solicito|platico|comento|converso|{reminds}',
  // "Recuerdo que el lunes llovía" is a memory.
  noArrival: '(?!(?:llegar|venir|volver|salir|pasar|nacer|ver|saber)(?![\\p{L}]))',
  ofVos:
    '(?=(?!(?:siempre|nunca|dale|sabe|que|donde|mira|decime|tranquila|misma|sola|antes)(?![\\p{L}]))\\p{L}{2,}[aei](?:me|te|nos|l[aeo]s?)?(?![\\p{L}]))',
  reminds: '(?<=\\b(?:les?|te|os|se l[oa]s?) )recuerdo(?! que\\b)',
  sends: 'mando|envio|entrego|llevo|paso|presento|subo|despacho|deposito|ingreso|devuelvo|reenvio|publico',
  mends: 'reviso|corrijo|arreglo|preparo|hago|termino|cierro|firmo|imprimo|monto|instalo|limpio|cambio|rehago|engraso',
  deals: 'pago|compro|reservo|contrato|anulo|cancelo|tramito|renuevo|encargo|organizo|agendo|averiguo|miro|compruebo',
  brings: 'recojo|traigo|saco|busco|dejo|consigo|retiro|cojo|acompaño|redacto',
  act: '(?:llamo|paso|mando|envio|escribo|aviso|pido|compro|recojo|llevo|pago|reviso|hablo|hago|preparo|firmo|busco|dejo|subo|cierro)',
  told: '(?:dije|dijimos|dicho|pedi|pedimos|pedido|avise|avisamos|avisado|recorde|recordado|encargue|encargado)',
  favour: '(?:te|le|les|os) (?:pido|pediria|ruego|agradezco|agradeceria)(?: (?:el|un|ese) favor)?(?: de)?',
  doFavour: '(?:(?:haz|haga|hagan|hace|haced)(?:me|nos)|(?:me|nos) (?:haces?|hacen|haceis)) (?:el|un|ese) favor',
  order: '(?=(?:{should}|\\p{L}{3,}[aei](?:me|nos|l[aeo]s?)?)(?![\\p{L}]))',
  // Where an order to "ustedes" may begin: a sentence, or its part after whoever is called.
  ordered: '(?<=^(?:(?:y|pero|bueno|[\\p{L}]{3,}(?: todos)?), )?|[.;:!] |\\basi que )',
  // What somebody is told to do: "que la mande", "que la mandara".
  toDo: '(?={clitics}{notWhatever}(?:{should}|{shouldHave}))',
  // "Digan lo que digan", "suban los precios o no".
  notWhatever: '(?!\\p{L}+ (?:(?:\\p{L}+ ){0,3}o no|lo que|como|cuando quiera|misa)(?![\\p{L}]))',
  should:
    '(?:{subjunctive}|{moreSubjunctives}|{otherSubjunctives}|{lateSubjunctives}|{lastSubjunctives})n?(?![\\p{L}])',
  lateSubjunctives:
    '(?:cuente|complete|recuerde|pinte|cotice|compruebe|decida|presente|mida|pregunte|apunte|organice|ayude|acompañe|vigile)',
  lastSubjunctives:
    '(?:cuelgue|planche|lave|riegue|sirva|ordene|publique|redacte|calcule|consulte|apruebe|tome|cosa|meta|recorte|anote|coloque)',
  shouldHave:
    '(?!(?:fue|pudie|supie|quisie|vinie|(?:est|t)uvie|hubie|sepa|prepa|decla|repa)ra)\\p{L}{2,}(?:ara|iera|jera|yera)n?(?![\\p{L}])',
})
