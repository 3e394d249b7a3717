import type { Language } from '#shared/languages.ts'

/**
 * Common words that name no topic: verbs of saying, going and doing, people and things in general, measures and
 * manners. `look-` stands for the word's inflections too.
 */
export const BACKGROUND: Record<Language, string> = {
  en: `prepar- organi- look- seem- think- thank thanks want- like- liked mean- tell- told show- play played try tried trying tries
    help- move moves moved moving turn- happen- keep- kept put puts putting set sets setting take- took taken give- gave
    given get- got gotten come- came bring- brought start- begin- began begun stop- stopped end ends ended finish- open-
    close closed closes closing run- ran walk- walked sit- sat stand- stood fall- fell felt feel- say- said speak- spoke
    spoken hear- heard see- saw seen watch- watched know- knew known learn- learned learnt understand- understood
    believe- guess- wonder- suppose- expect- hope- wish- remember- forget- forgot forgotten remind- decide- agree- agreed
    settle- choose- chose chosen pick- wait- waited stay- stayed leave- left lose lost find- found buy- bought sell-
    pay paid pays paying send- sent write- wrote written read- ring ringing rang call- called ask- asked answer- answered
    chase chasing chased sort- sorted fix- fixed check- checked cover- covers drop- dropped pull- pulled push- pushed
    carry carried carries hold- held catch- caught throw- threw cut cuts hit hits grow- grew break- broke burn- wear-
    worn drive drove driving fly flew flying eat ate eating drink drank live lived lives living die died laugh- smile-
    cry cried breathe shout- whisper- whole piece pieces bit bits lot lots couple pair kind sort type way ways thing-
    stuff point points case cases fact facts reason reasons idea ideas word words line lines side sides part parts end
    place places spot corner top bottom front back middle edge inch feet foot mile miles minute- hour- moment- time- times
    second- day- week- month- year- decade evening- morning- night- noon today breakfast lunch dinner percent number-
    half quarter third dozen hundred thousand million billion penny people person folks guy- man men woman women boy boys
    girl girls lads lad fellas fella kid kids friend somebody everyone hand hands head heads eye- face faces mind- arm-
    leg legs voice mouth ear ears hair bed door- window- room- chair- table floor wall walls car road street house
    lovely nice good great bad fine okay big small little large huge tiny long short tall wide deep high low old young
    new early late quick fast slow hard easy light heavy dark bright clean dirty hot cold warm cool dry wet full empty
    clear sure certain true false real right wrong same different other next last first main major minor simple
    certain possible impossible important urgent proper polite honest fair careful broken entire rough straight quiet loud
    strange funny weird serious single double own usual normal extra such various several enough plenty rest maybe anyway
    front stuff chat chance luck fault trouble shame pity joke story matter matters question- answer- use used uses using
    need- needs care cares wonder reckon bother- mention- suggest- offer- offered promise- promised start talk talks
    everything nothing something anything somewhere nowhere outside inside upstairs downstairs name- named ready done
    signed moved turned goes went gone doing does makes made making making's let lets add added adds adding book-`,
  es: `prepar- organiz- coordin- mirar mira miran miraba miraban miramos parec- pensar piens- pensaba pensab- pense quer- quier- quis- dec- dic- dij- dicho
    habl- cont- cuent- pregunt- respond- contest- explic- llam- avis- record- recuerd- olvid- sab- sup- conoc- entend- entiend-
    aprend- cre- sent- sient- ve- ver vist- vio oir oye oyes oigo escuch- hac- hag- hiz- hech- pon- pus- puest- pas- pase qued- lleg-
    llev- tra- trae traer traj- ven- vien- vin- sal- salg- entr- sub- baj- ir vamos vais iba iban yendo volv- vuelv- sigu- segu- dej- dar doy
    dio dan dado tom- cog- coj- meter mete sac- busc- encontr- encuentr- perd- pierd- gan- pag- compr- vend- mand- envi- recib- escrib- escrit- le- leer
    lei firm- arregl- abr- abiert- cerr- cierr- cerrad- empez- empiez- comenz- comienz- acab- termin- par- esper- estar estu- hub- tuv- ten- tien-
    teng- pod- pued- pud- deb- deber necesit- falt- sobr- import- vale valen cost- cuest- sirv- us- us_ trat- intent- logr- consegu- ayud- cambi- mov- muev- corr-
    and- camin- dorm- duerm- com- com- beb- viv- mor- muer- nac- rei- llor- grit- reun- junt- acompan- ocup- encarg- toc- segui- decid- acord- acuerd- eleg- prefer-
    prefier- ofrec- promet- prometi- conmigo contigo consigo cosa- tema- asunto- punto- caso- parte- lado- lugar- sitio- forma- manera- modo- tipo- vez veces
    rato- momento- hora- minuto- segundo- dia- semana- mes- ano- noche- manana- tarde- mediodia fecha- numero- cifra- mitad medio media tercio docena cien
    ciento- mil miles millon- gente- persona- senor- senora- hombre- mujer- chico- chica- nino- nina- tipo- amigo- mano- manos cabeza- ojo- cara- pie- pies pierna-
    brazo- voz boca oreja- espalda puerta- ventana- mesa- silla- suelo pared- calle- carretera coche- casa- cuarto- piso- verdad mentira razon razones idea- palabra- frase-
    pregunta- respuesta- duda- culpa suerte pena lastima gracias broma- historia- vida- mundo- grande- pequen- alt- bajo- baja larg- cort- anch- nuev- viej- joven
    jovenes buen- mal- mejor- peor- bonit- feo- facil- dificil- rapid- lent- temprano tarde pronto lejos cerca caro cara barat- llen- vaci- limpi- suci- frio- fria- calient-
    clar- oscur- segur- ciert- fals- igual- distint- diferent- mismo- otro- propi- unic- sol- primer- ultim- siguient- proxim- pasad- present- actual- posible- imposible-
    import- urgent- sencill- complicad- seri- raro- rara- normal- general- principal- entero- entera complet- listo- lista- vale resto- total- final- principio- fondo- menos mas
    ademas incluso siquiera dentro fuera encima debajo delante detras adelante atras pendiente- ojala oye hola adios dios quizas update check duro- pura puro permiso`,
  fr: `prepar- organis- regard- sembl- pens- voul- veu- veux dire dis dit dites disent disait disaient parl- racont- demand- repond- repondu- expliqu- appel- rappel- previen- souvien-
    oubli- sav- sais sait su connai- compren- compris- appren- appris- croi- croy- cru sent- senti- voi- voy- vu vus vue vues ecout- enten- entendu- faire fais fait faisons faites
    font faisait faisaient fera mett- mis mise pass- rest- arriv- port- apport- ramen- amen- ven- vien- venu- sort- entr- rentr- mont- descend- all- va vas vont ira allait allaient
    revien- reven- suiv- suit laiss- donn- prend- pren- pris- met- tir- cherch- trouv- perd- gagn- pay- achet- achat vend- vendu- envoy- envoi recoi- recu- recev- ecri- lis lit lu lire
    sign- regl- repar- ouvr- ouvert- ferm- commenc- finir fini- finis termin- arret- attend- etai- aur- avai- eu eus tenir tien- tenu- pouv- peu- peut pourr- dev- doi- devr- falloir faut
    falla- besoin manqu- import- vau- cout- coute- sert serv- utilis- essay- tent- reuss- aid- chang- boug- cour- march- dorm- dors dort mang- boi- bu viv- vi- mour- mort ri- pleur- cri- criant
    retrouv- accompagn- occup- charg- touch- decid- convenu- choisi- prefer- offr- offert- promet- promi- tomb- lev- assis- assise- debout couch- pos- pose- tenu cote- cotes perso chose- truc- machin
    sujet- point- cas part- endroit- lieu- place- facon- maniere- mode- sorte- genre- type- fois moment- instant heure- minute- seconde- jour- journee- semaine- mois an ans annee- nuit- matin- soir-
    soiree- midi date- numero- nombre- chiffre- moitie demi- tiers quart douzaine cent- mille- million- milliard gens personne- monsieur madame homme- femme- gars fille- garcon- enfant- ami- amie-
    copain- main- tete- oeil yeux visage- pied- jambe- bras voix bouche oreille- dos doigt- porte- fenetre- table- chaise- sol mur- rue- route- voiture- piece- chambre- cuisine- verite- mensonge- raison-
    idee- mot- phrase- question- reponse- doute- faute chance- honte dommage merci blague- histoire- vie- monde- grand- petit- haut- bas basse- long- longue- court- large- nouveau- nouvel- nouvelle-
    vieux vieille- jeune- bon- bonne- mauvais- meilleur- pire- beau- belle- joli- moche- facil- difficil- rapid- lent- tot tard loin pres cher- chere- plein- vide- propre- sale- froid- chaud- clair- sombre-
    sur- certain- vrai- faux fausse- pareil- egal- different- meme- autre- seul- premier- premiere- dernier- derniere- suivant- prochain- prochaine- passe- actuel- possible- impossible- urgent- simple-
    compliqu- serieu- bizarre- normal- general- principal- entier- entiere complet- pret- prete- reste- total- fin- debut- fond milieu pendant durant devant derriere dessus dessous dedans dehors ailleurs
    ensemble surtout plutot presque peine tellement tranquill- gentil- force tour- coup- bout- bouts petit- update done mood focus memoire autant chacun- chaque- propos haha envie- air gaiete`,
}
