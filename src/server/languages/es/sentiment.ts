import type { SentimentLexicon } from '../parts/sentiment-lexicon.ts'
import { opinions } from './opinions.ts'

export const sentiment: SentimentLexicon = {
  opinions,
  glad: `feliz felices felizmente felicidad content- alegr- alegria encant- orgull- ilusion- entusias- emocionad-
    satisfech- satisfac* aliviad- alivio alivia tranquil- seren- optimis* esperanz- confiad- confianza
    animad- animo anim- motivad- agradec- agradezc- gratitud euforic- radiante radiantes disfrut- gozo
    gozos- goz- amo amor amar amamos adoro adora adoran gusta gustan gusto gustaba gustado gustaria relajad-
    comodo comoda comodos ligera ligero ligeros aliviada emocionante emocionantes maravillad- afortunad-
    dichos- sonri- sonrisa risa risas reir rie reimos ganas jubilos- carino ternura enamorad- enamor-
    deleit- inspirad- 😂 😍 😊 ❤ 👍 🎉 💕 😁 😄 😀 🥰 💪 👏 🙌 😘 ✨ 🔥 💙 💖 😉 🥳 💚 💜 😎 🤗 🤩 😆 😃 ♥ 💛 🎊 encantadisim-
    contentisim-`,
  sad: `trist- tristeza trister- enfad- enoj- cabre- indign- furios- rabia rabios- iracund- molest- preocup-
    inquiet- angusti- ansios- ansiedad nervios nervios- miedo miedos temor temores temo temeros- asust-
    agobi- estres- estresante agota- agotad- cansad- cansancio cansa cansado fatig- exhaust- hart- frustr-
    decepcion- desilusion- desanim- desmotiv- deprim- depresi- desesper- desesperanz- impotencia impotent-
    verguenza avergonz- culpa culpable culpables arrepent- arrepient- odio odia odiar odian odiamos odiaba
    asco asquea asqueros- dolor duele dolid- doler dolio doloros- sufr- sufrimiento llor- llanto lagrimas
    pena penas apenad- lastima soledad solitari- amarg- dolid- hundid- destrozad- abatid- derrotad-
    desbordad- quemad- saturad- rendid- incomod- inseguro insegura inquietud resentid- celos celos- panico
    horror horroriz- pesadilla pesadillas desvel- insomnio disgust- fastidi- rayad- tension- desconsol-
    disgustad- 😢 😭 😡 😠 💔 😞 😔 👎 😩 🤬 😤 😒 🙄 🤮 😣 😟 😥 😪 😓 😖 😫 🤢 😕 ☹ desolad- apat- vacia vacio helad-`,
  good: `buen buena buenas buenos bueno buenisim- bien excelent- excelencia genial geniales genialidad estupend-
    fantastic- maravill- maravillos- perfect- increibl- fenomen- magnific- espectacular espectaculares
    impresionant- impresion- brillant- extraordinari- fabulos- sensacional esplendid- grandios- mejor
    mejores mejor- mejora mejoras mejoria exito exitos exitos- logro logros logr- logramos conseguid-
    conseguim- conseguir consigu- ganar gana ganan ganamos gano ganado ganador- ganancia ganancias victoria
    victorias triunf- triunfo campeon- avance avances avanz- progres- crec- crecimiento solido solida
    solidos fuerte fuertes fortalec- estable estables rentable rentables rentabil- eficient- eficaz eficac-
    util utiles positiv- favorabl- prometedor- aprob- superad- superamos bonit- bell- hermos- preciosa
    precioso preciosos preciosas lind- guap- guapisim- divertid- divertir diviert- divert- gracias felicit-
    felicidades enhorabuena bravo ole ole celebr- fiesta regalo regalos premio premios premiad- suerte
    agradabl- amabl- generos- dulce dulces carinos- valios- apoy- sano sana salud recuper- recupera- facil
    faciles facilidad interesant- recomend- recomendable crack cracks idol- amig- lealtad leal leales
    talento talentos- ideal ideales acierto aciert- comod- tranquilidad puntual puntuales honor honr- merec-
    mola molan molaba guay chulo chula chulos chulas chulad- padrisim- chido chida bacan brutal brutales
    rico rica ricas ricos bonanza paz delici- oportunidad oportunidades bendicion- bendit- bendiga heroe
    heroes jaja* jeje* sabi- inteligent-`,
  bad: `mal mala malas malos malo malisim- peor peores empeor- terribl- horribl- horros- fatal fatales pesim-
    desastr- desastre desastres catastrof- catastrofe problem- problema problemas problematic- dificil
    dificiles dificult- complicad- fallo fallos fallad- fallar fallan fallaron falla fallas fallar fallido
    perder perdemos perdimos perdieron perdio perdiendo pierde pierdes pierden pierdo perdid- perdida
    perdidas fracas- fracaso fracasos retras- retraso retrasos demor- demora atras- atrasad- quej- queja
    quejas reclam- reclamacion- crisis riesgo riesgos arriesg- peligr- peligro amenaz- error errores
    equivoc- averi- averia averias roto rota rotos rotas romp- rompi- danar danad- danan danaron dano danos
    deteriorad- deterior- accident- hundi- colaps- caos caotic- lio lios despid- despidos despido
    despidieron quiebra quiebr- bancarrota deuda deudas impago impagos impagad- multa multas multad-
    sancion- denunci- fraude fraudes estafa estafas estafad- corrupt- corrupcion robo robos roban robar
    robaron robado robad- ladron- menti- mentir- mentira mentiras enga- engan- traicion- traidor- rechaz-
    negativ- inacept- injust- injusticia insoportabl- inutil inutiles inutilidad absurd- desperdic- malgast-
    perjudic- perjuicio- escas- carencia- insuficient- atasc- tonteria tonterias chapuza chapuzas ridicul-
    vergonzos- patetic- lamentabl- lament- desgraci- desgracia mierd* puta puto putas putos putada putadas
    joder jodid- joda cabron* gilipoll- idiot- imbecil- estupid- tonto tonta tontos basura feo fea feos feas
    cruel crueles malvad- odios- racist- machist- violen- asesin- matar mata matan mataron matado matando
    bloquead- bloqueo bloquean violar violad- violacion violaciones asesinat- muert- muerte muertos murio
    murieron morir muer- guerra guerras terroris- atentad- victim- herid- heridos enferm- enfermedad cancer
    hospitaliz- ingresad- conflict- pelea peleas peleand- discut- discusion- bronca broncas tens- tension
    grave graves gravisim- critic- renunci- dimiti- dimision huelga huelgas abandon- descuid- negligen-
    incompet- imposibl- lent- lento culpa culpabl- caida carisim- caro fuga fugas inaceptable aburrid-
    insult- ofens- acos- acoso explot- contamin- incendi- incumpl- vaci- extorsi- injustific- sinverguenz-
    desgast- debil debiles debilidad hostil sucio sucia sucios toxic- deficien- deficit castig- maldit-
    maldicion molesto molestia incert- inciert- raro raros tonter-`,
  goodPhrases: `a tope, viento en popa, buena noticia, buenas noticias, on fire, de maravilla, por fin, va bien,
    va muy bien, van bien, vamos bien, vamos muy bien, voy bien, salido bien, salio bien, ha ido bien, fue bien, todo en orden, en buen camino,
    bajo presupuesto, antes de tiempo, da gusto, me hace ilusion, hace ilusion, hacia ilusion,
    me hacia tanta ilusion, tengo ganas, tenemos ganas, estoy deseando, quitado un peso, peso de encima,
    duermo bien, dormi bien, dormido bien, vale la pena, merece la pena, ha valido la pena, a gusto,
    me alegro, nos alegra, mejor ano, un exito, me encanta, me gusta, me gusto, buena cosa, buen rollo,
    mil gracias, muchas gracias, sin problema, sin problemas, sin incidencias, cuenta conmigo, te quiero,
    os quiero, los quiero, les quiero, buena gente, que alegria, que ilusion, que bien, que bueno, que guay,
    la mejor, el mejor, los mejores`,
  badPhrases: `mala noticia, malas noticias, de mal en peor, fuera de control, hasta las narices, hasta el gorro,
    hasta los huevos, no puedo mas, no podemos mas, no aguanto, no duermo, no dormi, no he dormido,
    sin dormir, pegar ojo, no pego ojo, no pegue ojo, quita el sueno, me quita el sueno, me da miedo,
    dan miedo, me da pena, me da rabia, nos da miedo, me da verguenza, me duele, me pesa, un desastre,
    una pena, una lastima, que pena, que asco, que rabia, que verguenza, que horror, que miedo, que lastima,
    nudo en, un drama, de los nervios, mala leche, mala pinta, mala suerte, mal rollo, mala racha,
    por los suelos, tirar la toalla, tirado la toalla, echar a perder, plantados, nos dejan,
    nos han dejado tirados, a la baja, llega tarde, llegan tarde, numeros rojos, sin stock, nos falta,
    nos faltan, se nos va, se nos fue, se ha ido, se cayo, se cae, se caia, se nos cae, cabeza como un bombo,
    mal sabor, mal cuerpo, con razon, encima de todo, cuesta arriba, no funciona, no funcionan, no llegamos,
    no llego, no contesta, nadie me contesta, no me dejan, no hay derecho, me siento solo, me siento sola,
    se jubila con pena, no levanto cabeza, pata de banco, a pesar`,
  plainPhrases: `buenos dias, buenas tardes, buenas noches, bueno pues, bueno a ver, bueno son, bueno y, pues bueno,
    pues nada, mas o menos, pues bien, si bien, mas bien, bien sea, o bien, menos mal que no, a lo mejor,
    mejor dicho, mejor ni, viernes santo, por si acaso, grandes superficies, gran superficie, gran canaria,
    gran bretana, por supuesto, la mata, las matas, el bueno de, seguro que, seguro de, el seguro, un seguro,
    los seguros, seguro del, seguridad social, de acuerdo, ayuda humanitaria, solo, un buen rato,
    fiesta nacional, es fiesta, son fiesta, dia de fiesta, perdida de tiempo minima, esta bien,
    muy senor mio, estar seguro, no estoy seguro, critica de, en gran parte, puerto rico, costa rica,
    gran parte, la parada, parada de, por la mala, cena de gala, en general, la pena capital, bien de,
    la falla, las fallas, que nos salga bien, el riesgo laboral, riesgos laborales, prevencion de riesgos,
    gestion de riesgos, la deuda tecnica, matar el`,
  evenPhrases: `ni bien ni mal, ni fu ni fa, asi asi, sin mas, sin novedad, como siempre, lo normal, ni mejor ni peor,
    normal, regular, ni frio ni calor, nada especial, nada nuevo, tirando, se hace lo que se puede,
    ya veremos, ya se vera, podria ser peor, nada mas, eso es todo, de momento nada, todo normal,
    sin sobresaltos, sin drama, sin dramas, vamos tirando`,
  pastPhrases: `hace un ano, hace dos anos, hace anos, hace tiempo, hace meses, el ano pasado, la vez pasada,
    la ultima vez, antes, en aquella epoca, en su dia, al principio, cuando empece, cuando empezamos,
    toda la vida, antiguamente, en aquel entonces`,
  own: `estoy, estamos, me siento, nos sentimos, me da, me dan, me hace, me tiene, me deja, me encuentro, voy,
    salgo, vuelvo, ando, llevo, la verdad, sinceramente, me preocupa, me duele, me encanta, me voy, quede,
    me quede, soy, sigo`,
  negations: 'no nunca jamas sin tampoco nada nadie ninguna ninguno ningun apenas menos',
  neithers: 'ni',
  endings: `resuelt* resolv* resuelv* resolvi* soluciona* solucione* arregla* arreglo evit* prevenir reduc* reduj*
    reduzc* menos acab* termin* supera* superar elimin* quitar quitado cerrad* corregi* corrig* subsana*`,
  intensifiers: `muy mucho mucha muchos tan super realmente totalmente bastante demasiado muchisimo muchisima sumamente
    verdaderamente tremendamente absolutamente completamente profundamente especialmente mas requete
    enormemente muchisim* tanta tanto extremadamente increiblemente`,
  softeners: 'poco algo ligeramente medio casi quiza quizas relativamente',
  contrasts: 'pero sino embargo obstante',
  concessions: 'aunque pese',
  imagined: 'si podria podrian seria serian habria quizas quiza ojala tal igual pudiera tuviera fuera hubiera deberia',
  gains: `ventas ingresos facturacion beneficio beneficios margen margenes pedidos reservas productividad
    produccion satisfaccion cuota caja clientes resultados asistencia calidad cifras ocupacion rentabilidad
    demanda exportaciones visitas matriculas`,
  costs: `costes coste costos costo precio precios gastos gasto deuda churn quejas absentismo bajas mermas merma
    devoluciones inflacion paro aranceles tarifas impagos morosidad siniestralidad incidencias alquiler
    tipos luz`,
  rising: `subir crecer sube suben subido subio subieron subiendo aumenta* aumento crece crecen crecido crecio
    crecemos creciendo alza incrementa* dispara* duplica* mejora* arriba supera* repunta*`,
  falling: `bajar caer baja bajan bajado bajo bajaron bajando cae caen caido cayo cayeron cayendo descend* descens*
    desciend* disminu* redujo reduce* reducid* desplom* hundi* abajo merma* retroced* recort*`,
}
