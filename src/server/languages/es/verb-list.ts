/** Verbs whose stem changes only in spelling, if at all. */
export const REGULAR_VERBS = `
  hormigonar fondear zarpar desembarcar encofrar encalar revocar soldar podar ensayar
  abandonar abanicar abaratar abarcar abastecer abolir abonar abordar abrazar abreviar abrigar abrir abrochar abrumar
  abusar acabar acampar acaparar acariciar acarrear acatar acceder accionar acechar aceitar acelerar aceptar acercar
  achicar aclarar acoger acometer acomodar acompañar acompasar aconsejar acoplar acordonar acortar acosar acostumbrar
  acreditar activar actualizar actuar acudir acumular acunar acusar adaptar adecuar adelantar adeudar adivinar
  adjudicar adjuntar administrar admirar admitir adoptar adorar adornar adosar adquirir aducir afectar afeitar aferrar
  afianzar afilar afiliar afinar afirmar aflojar afrontar agarrar agendar agilizar agitar aglutinar agobiar agotar
  agradar agradecer agrandar agregar agrupar aguantar aguardar ahogar ahorcar ahorrar aislar ajustar alabar alambrar
  alargar albergar alcanzar alcoholar alegar alegrar alejar alertar alfabetizar alfombrar alicatar aligerar alimentar
  alinear alisar alistar aliviar almacenar alojar alquilar alterar alternar alumbrar alzar amanecer amar amarrar
  amasar ambientar amenazar amenizar amoldar amontonar amortizar amparar ampliar amueblar amurallar añadir analizar
  anclar andar anexar anidar animar anivelar anotar ansiar anticipar anular anunciar apagar apalabrar aparcar aparecer
  aparejar apartar apelar apellidar apilar aplacar aplanar aplastar aplaudir aplazar aplicar apoderar aportar apoyar
  apreciar apremiar aprender apresurar apretujar aprovechar aproximar apuntalar apuntar apurar arbitrar archivar arder
  arengar argumentar armar armonizar arrancar arrasar arrastrar arreciar arreglar arremangar arriar arribar arriesgar
  arrimar arrinconar arrojar arropar articular asaltar asar asear asegurar asesinar asesorar asfaltar asignar asimilar
  asistir asociar asolear asomar asombrar aspirar asumir asustar atacar atar atascar aterrizar atornillar atracar
  atrapar atrasar atrever atribuir atrincherar atropellar auditar aumentar auspiciar autenticar autorizar auxiliar
  avalar avanzar averiguar avisar avistar ayudar ayunar azotar bailar bajar balancear baldear bañar barajar barnizar
  barrer basar batallar batear batir bautizar beber becar beneficiar besar blanquear bloquear bombear bordar borrar
  bosquejar botar bregar brillar brindar bromear broncear brotar bucear burlar buscar cabalgar cabecear cablear
  caducar calar calcar calcular caldear calibrar calificar callar calmar calzar cambiar caminar cancelar canjear
  cansar cantar capacitar captar capturar caracterizar carbonizar carecer cargar casar castigar catalogar catar causar
  cavar cazar cebar ceder celebrar cenar censar centrar cepillar cercar cerciorar certificar cesar chapar charlar
  chatear checar chequear chillar chocar chupar cifrar circular citar clamar clarificar clasificar clausurar clavar
  clicar cobijar cobrar cocinar codificar coger cohibir coincidir colaborar colapsar coleccionar colectar colmar
  colocar colorear combatir combinar comentar comer comercializar cometer compaginar comparar comparecer compartir
  compensar competer compilar complacer completar complicar comportar comprar comprender comprimir comprometer
  computar comunicar conceder concentrar conciliar concluir concretar concurrir condenar condicionar conducir conectar
  confeccionar confiar configurar confirmar confiscar conformar confundir congelar conjugar conllevar conmemorar
  conocer conquistar conservar considerar consignar consistir consolidar constar constatar constituir construir
  consultar consumir contabilizar contactar contagiar contaminar contemplar contestar contextualizar continuar
  contratar contribuir controlar convalidar convencer conversar convidar convivir convocar cooperar coordinar copiar
  coronar correr corresponder cortar cosechar coser costear cotejar cotillear cotizar crear crecer creer criar cribar
  criticar cruzar cuadrar cuajar cualificar cubrir cuchichear cuestionar cuidar cultivar cumplimentar cumplir curar
  curiosear cursar custodiar datar debatir debilitar debutar decepcionar decidir declarar declinar decorar decretar
  dedicar deducir definir degustar dejar delegar deletrear delimitar demandar demorar denominar denunciar depender
  depilar depositar depurar derivar derramar derribar derrumbar desactivar desaguar desalojar desaparecer desarmar
  desarrollar desatar desatascar desatornillar desayunar desbloquear desbrozar descambiar descansar descargar
  descartar descifrar desconectar descongelar desconocer descorchar describir descubrir descuidar desear desechar
  desembalar desembarcar desembolsar desempacar desempeñar desempolvar desenchufar desenganchar desenredar desestimar
  desgastar desglosar desgranar designar desincrustar desinfectar desinstalar desistir desmontar desocupar despachar
  despedazar despegar despejar despistar desplazar destacar destapar destilar destinar destituir destrozar destruir
  desvelar desviar detallar detectar deteriorar determinar devorar diagnosticar dialogar dibujar dictaminar dictar
  difundir digitalizar diligenciar diluir dimensionar dimitir dirigir discriminar disculpar discutir diseñar disfrazar
  disfrutar disimular disipar disminuir disparar dispensar disputar distanciar distinguir distribuir diversificar
  dividir divulgar doblar doctorar documentar dominar donar dosificar dotar duchar dudar duplicar durar echar
  economizar editar educar efectuar ejecutar ejercer ejercitar elaborar electrificar elevar eliminar embalar embarcar
  embargar embarrar embellecer embolsar emborrachar embotellar emigrar emitir emocionar empacar empadronar empalmar
  empañar empapar empapelar empaquetar emparejar empastar empatar empeñar empeorar emplatar emplear empotrar emprender
  empujar enamorar encabezar encajar encalar encaminar encantar encargar encauzar encerar encestar enchufar encolar
  encuadernar encubrir encuestar enderezar endeudar endosar endulzar enfadar enfatizar enfocar enfrascar enfriar
  engañar enganchar engrasar enhebrar enjabonar enjuagar enlatar enlazar enmarcar enojar enriquecer enrollar enroscar
  ensamblar ensayar enseñar ensuciar entablar entallar enterar entonar entrar entregar entrenar entrevistar
  entristecer enturbiar entusiasmar enumerar envasar envejecer enviar envidiar equilibrar equipar equivocar erradicar
  escalar escanear escapar escarbar escasear escavar escoger esconder escribir escriturar escuchar escurrir esmaltar
  espabilar espaciar esparcir especificar esperar espiar esquilar esquivar estabilizar establecer estacionar estafar
  estallar estampar esterilizar estilizar estimar estimular estipular estirar estofar estorbar estrechar estrenar
  estresar estropear estructurar estrujar estudiar etiquetar evacuar evadir evaluar evitar evolucionar exagerar
  examinar excavar exceder exceptuar excluir excusar exhibir exhumar exigir eximir existir expandir experimentar
  explicar explorar explotar exportar expresar exprimir expulsar extinguir extirpar extrañar extraviar fabricar
  facilitar facturar fallar falsificar faltar familiarizar favorecer felicitar fermentar festejar fiar fichar figurar
  fijar filetear filmar filtrar finalizar financiar fingir firmar fiscalizar fletar flexibilizar flipar flotar fluir
  focalizar foliar fomentar forjar formalizar formar formatear formular forrar fortalecer fotocopiar fotografiar
  fracasar fraccionar frecuentar frenar fumar fumigar funcionar fundar fundir fusionar ganar garantizar gastar generar
  gestionar girar golear golpear grabar graduar grapar gratificar gravar gritar guardar guiar gustar habilitar habitar
  habituar hablar hacinar hackear hallar heredar hidratar hilar hilvanar hinchar hojear homologar honrar hornear
  hospedar huir humear hundir hurgar idear identificar ignorar igualar iluminar ilusionar ilustrar imaginar imitar
  impartir imperar impermeabilizar implantar implementar implicar importar impresionar imprimir improvisar impugnar
  impulsar imputar inaugurar incidir incinerar incitar inclinar incluir incomodar incorporar incrementar incumplir
  incurrir indagar indemnizar independizar indicar inducir infectar influir informar ingresar inhabilitar iniciar
  injertar inmovilizar inscribir insertar insinuar insistir inspeccionar inspirar instalar instar instaurar instruir
  insultar integrar intensificar intentar intercalar intercambiar interceder interesar internar interpelar interpretar
  interrogar interrumpir intimar introducir inundar invadir inventar inventariar investigar invitar inyectar irrigar
  jubilar juntar jurar justificar laborar labrar ladrar lamentar lamer lanzar largar lastrar lavar leer legalizar
  legitimar levantar liberar librar licenciar licitar liderar lidiar ligar lijar limitar limpiar linchar liquidar
  listar llamar llegar llenar llevar llorar localizar lograr lubricar luchar lucir machacar machetear madrugar
  malgastar maltratar manchar mandar manejar manipular maquetar maquillar maquinar marcar marchar marear marinar
  masajear masticar matar matizar matricular mecanizar mecer mediar meditar mejorar mencionar mentalizar mercar
  merecer meter mezclar migrar minimizar mirar modelar moderar modernizar modificar mojar moldear molestar montar
  motivar mudar multar multiplicar murmurar musicalizar nacer nadar narrar navegar necesitar negociar nivelar nombrar
  normalizar notar notificar numerar nutrir obedecer objetar obligar observar ocasionar ocultar ocupar ocurrir odiar
  ofertar oficializar oficiar ofrecer ojear olvidar omitir operar opinar optar optimizar orar ordenar ordeñar
  organizar orientar originar otorgar ovillar pactar padecer pagar paliar palpar parar parchar parchear parecer parir
  parquear participar partir pasar pasear pastorear patear patentar patinar patrocinar patrullar pautar pecar pegar
  peinar pelar pelear perdonar perfeccionar perfilar perforar peritar perjudicar permanecer permitir permutar
  perseverar persistir personalizar persuadir pertenecer pesar pescar picar pillar pinchar pintar pisar planchar
  planear planificar plantar plantear plasmar plastificar platear platicar podar porcionar portar postear postergar
  postular potenciar practicar precintar precisar predicar preguntar premiar prender prensar preocupar preparar
  prescindir prescribir presentar preservar presidir presionar prestar presumir presupuestar pretender priorizar
  privar proceder procesar procurar producir profundizar programar progresar prohibir prolongar prometer promocionar
  pronosticar pronunciar propiciar proporcionar prorrogar proteger protestar proveer provocar proyectar publicar
  puentear pulir pulsar pulverizar puntear puntuar purgar purificar quebrantar quedar quejar quemar quitar racionar
  radicar rajar rallar raspar rastrear rasurar ratificar rayar razonar reabrir reaccionar reactivar realizar reanudar
  rebajar rebautizar rebozar rebuscar recabar recalcar recalcular recambiar recapacitar recargar recaudar rechazar
  recibir reciclar recitar reclamar reclutar recoger recolectar reconciliar reconducir reconfirmar reconocer
  reconstruir recopilar recorrer recortar recrear rectificar recubrir recuperar recurrir recusar redactar redondear
  reducir reembolsar reemplazar reenviar reescribir referenciar refinanciar refinar reflejar reflexionar reforestar
  reformar refrescar refrigerar refugiar refundir regalar regañar regatear registrar reglamentar regresar regularizar
  rehabilitar rehusar reiniciar reintegrar reiterar reivindicar relajar relatar releer relevar rellenar remachar remar
  rematar remediar remesar remitir remojar remolcar remontar remunerar renegociar rentar renunciar reordenar
  reorganizar reparar repartir repasar repatriar repercutir repicar replantear replicar reportar reportear reposar
  reprender representar reprimir reproducir reprogramar requisar resaltar resbalar rescatar rescindir reseñar reservar
  resetear residir resistir respaldar respetar respirar responder responsabilizar restablecer restar restaurar
  restringir resumir retar retardar retirar retocar retomar retornar retrasar retratar retribuir reubicar reunir
  revalidar revelar revender revisar revitalizar revocar rezar rifar robar rociar rodear romper roncar rotar rotular
  rozar rubricar saber sabotear sacar sacrificar sacudir salar saldar saltar saludar salvaguardar salvar sanar
  sancionar sanear sazonar secar secuestrar seleccionar sellar señalar señalizar separar serenar silbar silenciar
  simplificar simular sincronizar sintetizar situar sobornar sobrar sobrepasar sobrevivir socializar socorrer sofreír
  solicitar solucionar someter sondear sopesar soplar soportar sorprender sortear sospechar subastar subcontratar
  subdividir subir subrayar subsanar subsistir substituir subtitular subvencionar suceder sufrir sugestionar sujetar
  sumar sumergir suministrar superar supervisar suplicar suplir suprimir surgir surtir suscitar suscribir suspender
  suspirar sustentar sustituir tachar taladrar talar tallar tantear tapar tapiar tapizar tararear tardar tarifar tasar
  techar teclear tejer telefonear teletrabajar televisar temer templar teñir tensar terminar testar testificar timbrar
  tintar tipificar tirar titular tocar tolerar tomar topar torear tornear toser trabajar traducir tragar traicionar
  tramitar tranquilizar transcribir transcurrir transformar transitar transmitir transportar trapear trapichear
  trasladar traslucir traspasar trasplantar trastear tratar trazar triar trillar triplicar triturar triunfar trocear
  tuitear tumbar turnar tutear tutelar ubicar ultimar unificar uniformar unir untar urgir usar utilizar vaciar vacunar
  vadear vagar valer validar vallar valorar valorizar variar velar vencer vendar vender ventilar veranear verificar
  viajar vigilar vincular viralizar visar visibilizar visitar vislumbrar vivir vocear voltear vomitar votar vulnerar
  yacer zanjar zurcir`

/** Verbs whose stem has a stressed "ie" for e: "cierra", "atiende", "prefiere". */
export const IE_VERBS = `
  acertar aventar adherir advertir alentar apretar arrendar arrepentir ascender asentar asentir atender aterrar atravesar
  calentar cerrar comenzar concernir concertar confesar consentir convertir defender denegar desalentar desatender
  descender despertar desplegar desterrar diferir digerir discernir divertir emendar empezar encender encerrar
  encomendar enmendar entender enterrar extender fregar gobernar helar herir hervir inferir ingerir interferir
  invernar invertir manifestar mentir merendar negar nevar pensar perder plegar preferir quebrar recalentar recomendar
  referir regar remendar renegar requerir reventar revertir segar sembrar sentar sentir serrar soterrar subvertir
  sugerir temblar tender tentar transferir trascender tropezar verter`

/** Verbs whose stem has a stressed "ue" for o: "cuenta", "mueve", "duerme". */
export const UE_VERBS = `
  absolver acordar acostar almorzar amolar apostar aprobar avergonzar cocer colar colgar comprobar concordar consolar
  contar costar demoler demostrar desaprobar descolgar descontar desenvolver devolver disolver doler dormir encontrar
  engrosar envolver esforzar forzar llover moler morder morir mostrar mover poblar probar promover recontar recordar
  reforzar remover renovar repoblar reprobar resolver resonar retorcer revolver rodar rogar soldar soler soltar soñar
  sonar torcer tostar tronar volar volcar volver`

/** Verbs whose stressed e becomes i: "pide", "sirve". */
export const I_VERBS = `
  competir concebir conseguir corregir derretir despedir elegir embestir expedir gemir impedir investir medir pedir
  perseguir proseguir reelegir regir rendir repetir revestir seguir servir vestir`

/** Verbs that are conjugated like the one at their end: "deshacer" like "hacer". */
export const IRREGULAR_VERBS = `
  anteponer atraer caer componer contener contradecir contraer convenir decir descomponer deshacer detener disponer
  distraer exponer extraer hacer imponer intervenir mantener obtener oponer poner posponer predecir prevenir proponer
  recaer recomponer rehacer reponer retener retraer salir satisfacer sobresalir sostener suponer sustraer tener traer
  venir`
