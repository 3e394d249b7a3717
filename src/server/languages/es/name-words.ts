import type { NameWords } from '../parts/name-words.ts'
import { compose } from '../parts/text-rule.ts'

export const names: NameWords = {
  personTitles:
    'don dona doctor doctora dr dra licenciado licenciada senor senora profesor profesora ingeniero ingeniera',
  articlesBeforeTitles: 'el la',
  noNames: [
    'lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto',
    'septiembre octubre noviembre diciembre uno dos tres cuatro cinco seis diez veinte treinta yo ok nadie grande pediatra fijate ademas entonces',
    'primero segundo por cuando quien alguien alguno lo le la decidimos pidio quedamos mira mire oye oiga',
    'usted ustedes sumerce ojo cuidado atencion importante urgente recuerda recordad aviso idea',
    'ella ellas claro hombre venga y pero e nota notas rapida rappel recordatorio resumen memo cena comida desayuno',
    'catar zoom teams skype slack webex facetime whatsapp',
    'hola buenas buenos querida querido estimada estimado apreciada apreciado che reunion restaurante meeting call budget board audit cafe hotel restaurant',
  ].join(' '),
  greetings:
    '(?:muy )?buen[oa]s(?: dias| tardes| noches)?|hola(?: buen[oa]s(?: dias| tardes| noches)?)?|(?:mi )?(?:querid|estimad|apreciad)[oa]|oye|che',
  secondPerson: 'te|tu|tus|ti|contigo|usted|ustedes|os|vos|vuestr[oa]s?|tuy[oa]s?',
  farewells:
    '(?:(?:un |muchos |cordiales )?(?:cordial )?(?:saludos?|abrazos?|besos?)|saludos? cordiales|atentamente|fin (?:de la carta|del mensaje|del correo))',
  introduce: 'con meeting',
  places: 'en a desde hacia',
  articles: 'el la los las un una',
  belongs: 'de del',
  joins: 'y',
  assigns:
    '(?:le )?toca a|(?:es|son) cosa de|eso es de|se encargan?|que lo haga|(?:en manos|en el tejado|en el campo) de|(?:pedirle|decirle|dile|pidele) a',
  excludes: 'no(?: es)?|no le toca a|en vez de|sin',
  concerns: '(?<=\\p{L} )al?|con|para|del?|sobre',
  noSubjects: [
    'yo|me|te|se|les?|lo|nos|t[úu]|él|ellas?|ellos|usted(?:es)?|nosotr[oa]s|est[oae]s?|es[oae]s?|aquell[oa]s?|alguien|nadie|quien(?:es)?',
    'algun[oa]s?|ningun[oa]|tod[oa]s?|nada|algo|cada|cualquiera',
    'que|qu[ée]|c[óo]mo|cu[áa]ndo|cuando|si|aunque|porque|pues|mientras|donde|d[óo]nde',
    'no|ni|ya|s[íi]|tambi[ée]n|tampoco|ojal[áa]|hay|a ver',
    'en|a|al|por|para|con|sin|de|del|desde|hasta|antes|despu[ée]s|luego|entonces|primero|todav[íi]a|a[úu]n',
  ].join('|'),
  endsSubject: [
    ' (?:te|os|les?|ya|no|todav[íi]a|a[úu]n|tambi[ée]n)',
    ' (?:debe(?:n|r[íi]an?)?|tienen?|van?|ha|han|est[áa]n?|qued(?:[óo]|aron|an?)|pueden?|podr[íi]an?|iban?|son|es|era|eran)',
    ' (?:dijo|dijeron|prometi(?:[óo]|eron)|juran?|quieren?|\\p{L}{2,}r(?:[áa]n?|[íi]an?)(?<=r(?:á|án|ía|ían)))',
  ].join('|'),
  // In "el contrato me lo pasas" it is what is passed.
  comesBefore: compose('(?:tambien )?(?:{going}|{coming}|recibimos|(?:me|nos) acompanan?|somos)(?: tambien)?', {
    going: '(?:vamos|van|va|iremos|iran)(?: a estar| a ir| a venir)?',
    coming: 'vienen?|vendra|vendran|estara|estaran|estaremos|asisten?|asistira|asistiran',
  }),
  comesAfter:
    '(?:tambien )?(?:vienen?|vendra|vendran|asisten?|asistira|estara|estaran|preside|(?:me|nos) acompanan?)(?! (?:el|la|los|las|un|una))',
  thanks: 'gracias(?: a)?|se agradece a',
  hasThing: '(?:esta|estan)(?: (?:ya|ahora|todavia))? con',
  venues: [
    'club hotel sala salon teatro cine restaurante bar cafe calle plaza avenida paseo colegio escuela instituto iglesia',
    'ermita casa centro parque puerta muelle terminal estacion torre edificio aula auditorio museo biblioteca estadio',
    'hospital clinica residencia palacio hacienda finca mercado coliseo polideportivo sede planta san santa santo',
  ].join(' '),
  absent: compose('no {comes}|{stays}|(?:esta|sigue|estara) {away}', {
    // "Voy por ella, así que Lupita cierra."
    stays: '(?:(?:se queda|cierra|abre)n?(?! a (?:comer|cenar|dormir))(?![\\p{L}]))',
    comes: '(?:puede|podra|pueden|viene|vienen|vendra|esta|estara|va a (?:poder|venir|estar)|llega)',
    away: '(?:de (?:baja|vacaciones|viaje|permiso)|fuera|enferm[oa]|mal[oa])',
  }),
  roles: [
    'abogada abogado administrador administradora agencia agente albañil alcalde arquitecta arquitecto',
    'aseguradora asesor asesora auditor auditora ayuntamiento banco clienta cliente cocinero comprador consultor',
    'consultora contable contador contadora cuñada cuñado dentista departamento director directora dueña dueño',
    'electricista empresa encargada encargado enfermera enfermero equipo fontanero fotógrafa fotógrafo gestor',
    'gestora gestoría hermana hermano hija hijo ingeniera ingeniero inquilina inquilino instalador jefa jefe',
    'madre maestra maestro mamá marido mecánico mujer médica médico notaria notario novia novio oficina padre',
    'papá plomero presidenta presidente profesor profesora propietaria propietario proveedor proveedora',
    'recepcionista secretaria secretario socia socio suegra suegro taller tesorera tesorero técnica técnico',
    'vecina vecino veterinaria veterinario',
  ].join(' '),
  pluralEnding: 's',
  listenerGets: '(?:usted(?:es)? )?(?:tendr(?:a|an|as|eis)|recibir(?:a|an|as|eis))',
  severalPronouns: 'ellos|ellas',
  impersonal: 'hay que',
  emphasis: '',
  noNameEndings: 'ar er ir re s mos ment mente ing tion',
}
