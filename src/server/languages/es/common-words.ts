/** Words that are never a topic; see `commonWords` in `language-pack.ts`. */
export const commonWords = `ehh ehm eeh mmm quilombo carajo weon poh cachai orale manches huel- afano
    prepar- organiz- coordin- mirar mira miran miraba miraban miramos parec- pensar piens- pensaba pensab-
    pense quer- quier- quis- dec- dic- dij- dicho habl- cont- cuent- pregunt- respond- contest- explic-
    llam- avis- record- recuerd- olvid- sab- sup- conoc- entend- entiend- aprend- cre- sent- sient- ve- ver
    vist- vio oir oye oyes oigo escuch- hac- hag- hiz- hech- pon- pus- puest- pas- pase qued- lleg- llev-
    tra- trae traer traj- ven- vien- vin- sal- salg- entr- sub- baj- ir vamos vais iba iban yendo volv-
    vuelv- sigu- segu- dej- dar doy dio dan dado tom- cog- coj- meter mete sac- busc- encontr- encuentr-
    perd- pierd- gan- pag- compr- vend- mand- envi- recib- escrib- escrit- le- leer lei firm- arregl- abr-
    abiert- cerr- cierr- cerrad- empez- empiez- comenz- comienz- acab- termin- par- esper- estar estu- hub-
    tuv- ten- tien- teng- pod- pued- pud- deb- deber necesit- falt- sobr- import- vale valen cost- cuest-
    sirv- us- us_ trat- intent- logr- consegu- ayud- cambi- mov- muev- corr- and- camin- dorm- duerm- com-
    com- beb- viv- mor- muer- nac- rei- llor- grit- reun- junt- acompan- ocup- encarg- toc- segui- decid-
    acord- acuerd- eleg- prefer- prefier- ofrec- promet- prometi- conmigo contigo consigo cosa- tema-
    asunto- punto- caso- parte- lado- lugar- sitio- forma- manera- modo- tipo- vez veces rato- momento-
    hora- minuto- segundo- dia- semana- mes- ano- noche- manana- tarde- mediodia fecha- numero- cifra- mitad
    medio media tercio docena cien ciento- mil miles millon- gente- persona- senor- senora- hombre- mujer-
    chico- chica- nino- nina- tipo- amigo- mano- manos cabeza- ojo- cara- pie- pies pierna- brazo- voz boca
    oreja- espalda puerta- ventana- mesa- silla- suelo pared- calle- carretera coche- casa- cuarto- piso-
    verdad mentira razon razones idea- palabra- frase- pregunta- respuesta- duda- culpa suerte pena lastima
    gracias broma- historia- vida- mundo- grande- pequen- alt- bajo- baja larg- cort- anch- nuev- viej-
    joven jovenes buen- mal- mejor- peor- bonit- feo- facil- dificil- rapid- lent- temprano tarde pronto
    lejos cerca caro cara barat- llen- vaci- limpi- suci- frio- fria- calient- clar- oscur- segur- ciert-
    fals- igual- distint- diferent- mismo- otro- propi- unic- sol- primer- ultim- siguient- proxim- pasad-
    present- actual- posible- imposible- import- urgent- sencill- complicad- seri- raro- rara- normal-
    general- principal- entero- entera complet- listo- lista- vale resto- total- final- principio- fondo-
    menos mas ademas incluso siquiera dentro fuera encima debajo delante detras adelante atras pendiente-
    ojala oye hola adios dios quizas update check duro- pura puro permiso`
