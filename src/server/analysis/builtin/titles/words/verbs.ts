/** English verbs of business, so that their forms tell them: "circulating" is of "circulate". */
export const ENGLISH_VERBS = `add agree answer apologise apologize apply approve arrange ask assemble assign attend audit book
  bring brief build buy calculate call cancel change charge chase check choose circulate clean clear close collect compare
  compile complete confirm contact coordinate copy correct cover create cut deal decide define deliver deploy design discuss
  delay distribute do draft draw drive drop edit email enter estimate evaluate explain export extend file fill finalise finalize
  find finish fix fly follow forward freeze gather get give go grab hand handle help hire host improve include inform install interview
  invite invest invoice issue join keep kill launch lead learn leave let list load look make manage measure meet message move negotiate
  notify offer open order outsource organise organize pack pass pay phone pick plan post postpone prepare present print process produce promote
  propose provide publish pull purchase push put raise reach read rebook recall record recruit redo release remind remove renew rent
  repair replace reply report request reschedule resend reserve resolve respond return review revise rewrite ring run save
  schedule scan see sell send serve set settle share ship shop show sign solve sort speak start stop submit supply support
  take talk tell test text train transfer translate try update upgrade upload verify visit wait walk work wrap write`

/** French forms of the present and of "que je …" that no rule gives. */
export const FRENCH_FORMS = `fasse:faire fait:faire refasse:refaire refait:refaire prenne:prendre prend:prendre reprenne:reprendre
  reprend:reprendre apprenne:apprendre comprenne:comprendre mette:mettre met:mettre remette:remettre remet:remettre
  transmette:transmettre transmet:transmettre soumette:soumettre soumet:soumettre permette:permettre voie:voir voit:voir
  revoie:revoir revoit:revoir aille:aller va:aller vienne:venir vient:venir revienne:revenir revient:revenir
  previenne:prévenir previent:prévenir tienne:tenir tient:tenir obtienne:obtenir obtient:obtenir reponde:répondre
  repond:répondre rende:rendre rend:rendre vende:vendre vend:vendre attende:attendre attend:attendre entende:entendre
  descende:descendre descend:descendre etende:étendre ecrive:écrire ecrit:écrire lise:lire lit:lire relise:relire relit:relire
  dise:dire dit:dire redise:redire finisse:finir finit:finir choisisse:choisir choisit:choisir reunisse:réunir reunit:réunir
  fournisse:fournir fournit:fournir remplisse:remplir remplit:remplir reflechisse:réfléchir reflechit:réfléchir
  definisse:définir definit:définir etablisse:établir etablit:établir garantisse:garantir avertisse:avertir avertit:avertir
  investisse:investir investit:investir conduise:conduire conduit:conduire traduise:traduire traduit:traduire produise:produire
  produit:produire reduise:réduire reduit:réduire construise:construire construit:construire recoive:recevoir recoit:recevoir
  ouvre:ouvrir offre:offrir decouvre:découvrir couvre:couvrir parte:partir part:partir sorte:sortir sort:sortir serve:servir
  sert:servir conclue:conclure conclut:conclure suive:suivre suit:suivre poursuive:poursuivre inscrive:inscrire
  inscrit:inscrire decrive:décrire coure:courir boive:boire resolve:résoudre resout:résoudre rejoigne:rejoindre
  rejoint:rejoindre joigne:joindre joint:joindre achete:acheter leve:lever releve:relever enleve:enlever mene:mener
  amene:amener emmene:emmener ramene:ramener acheve:achever pese:peser promene:promener appelle:appeler rappelle:rappeler
  jette:jeter renouvelle:renouveler envoie:envoyer renvoie:renvoyer nettoie:nettoyer paie:payer paye:payer essaie:essayer
  essaye:essayer appuie:appuyer depeche:dépêcher verifie:vérifier`

/** Spanish forms of the present, and after "que", that no rule gives. */
export const SPANISH_FORMS = `cierra:cerrar cierre:cerrar envia:enviar envie:enviar pide:pedir pida:pedir consigue:conseguir
  consiga:conseguir encuentra:encontrar encuentre:encontrar vuelve:volver vuelva:volver devuelve:devolver devuelva:devolver
  mueve:mover mueva:mover resuelve:resolver resuelva:resolver hace:hacer haga:hacer rehace:rehacer rehaga:rehacer trae:traer
  traiga:traer pone:poner ponga:poner propone:proponer proponga:proponer tiene:tener tenga:tener viene:venir venga:venir
  sale:salir salga:salir dice:decir diga:decir escribe:escribir escriba:escribir recibe:recibir reciba:recibir lee:leer lea:leer
  relee:releer relea:releer corrige:corregir corrija:corregir elige:elegir elija:elegir sirve:servir sirva:servir
  cuenta:contar cuente:contar muestra:mostrar muestre:mostrar prueba:probar pruebe:probar aprueba:aprobar apruebe:aprobar
  empieza:empezar empiece:empezar comienza:comenzar comience:comenzar recomienda:recomendar ofrece:ofrecer ofrezca:ofrecer
  traduce:traducir traduzca:traducir reduce:reducir reduzca:reducir produce:producir conduce:conducir sube:subir suba:subir
  abre:abrir abra:abrir cubre:cubrir cubra:cubrir imprime:imprimir imprima:imprimir define:definir defina:definir
  decide:decidir decida:decidir discute:discutir discuta:discutir reparte:repartir reparta:repartir comparte:compartir
  comparta:compartir vende:vender venda:vender responde:responder responda:responder mete:meter meta:meter recoge:recoger
  recoja:recoger escoge:escoger escoja:escoger ve:ver vea:ver va:ir vaya:ir sigue:seguir siga:seguir mide:medir mida:medir
  atiende:atender atienda:atender extiende:extender pierde:perder corre:correr corra:correr transfiere:transferir
  transfiera:transferir advierte:advertir resume:resumir resuma:resumir asiste:asistir asista:asistir reune:reunir reuna:reunir
  da:dar de:dar juega:jugar almuerza:almorzar confirme:confirmar negocie:negociar`
